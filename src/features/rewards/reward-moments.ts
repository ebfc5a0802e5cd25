import { type Cents, NO_CENTS } from '../../../contract/money.ts';
import type { VipData } from '../../../contract/rewards/vip-calls.ts';

/**
 * The level to celebrate; null where there is none. A player who is here for the first time on this device is told of a
 * level only if its reward still waits. Nothing is celebrated while nothing may be granted.
 * @param seen the highest level that this player has seen on this device; null before the first look
 */
export function levelToShow({ reached, canClaim, levels }: VipData, seen: number | null): number | null {
  if (!canClaim || reached === 0) return null;
  const waits = levels.some(({ level, state }) => level === reached && state === 'open');
  return seen === null ? (waits ? reached : null) : reached > seen ? reached : null;
}

/** The smallest stake of any game; null while no game is known. */
export function smallestBet(games: readonly { readonly minBet: Cents }[]): Cents | null {
  const stakes = games.map(({ minBet }) => minBet).filter((stake) => stake > 0);
  return stakes.length > 0 ? (Math.min(...stakes) as Cents) : null;
}

/** Whether the balance is too small for any bet. */
export const isSpent = (coin: Cents, smallest: Cents | null): boolean => smallest !== null && coin < smallest;

/** What a rebate overlay may tell of; nothing while nothing may be granted. */
export const waitingRebate = (rebate: { claimable: Cents; canClaim: boolean }): Cents =>
  rebate.canClaim ? rebate.claimable : NO_CENTS;
