import type { InvitePeriod, InviteState, InviteTerms } from '../../../contract/invite/invite-state-calls.ts';
import type { Cents } from '../../../contract/money.ts';
import { oddsOfWheel } from '../../../maths/invite-wheel.ts';

/** Why the wheel cannot be spun now; null where it can. */
type SpinBar = 'notNow' | 'noPeriod' | 'ended' | 'noSpins';

export function spinBar(
  { canPlay, period }: Pick<InviteState, 'canPlay' | 'period'>,
  now: number,
): SpinBar | null {
  if (period === null) return canPlay ? 'noPeriod' : 'notNow';
  if (now >= period.endsAt) return 'ended';
  if (!canPlay) return 'notNow';
  return period.spins > 0 ? null : 'noSpins';
}

/** Why sharing brings no spin now; null where it does. */
export function shareBar({ sharesLeft, nextShareAt }: InvitePeriod): 'used' | 'later' | null {
  if (sharesLeft === 0) return 'used';
  return nextShareAt === null ? null : 'later';
}

/** The mean prize of a wheel. */
const meanOf = (sectors: readonly Cents[]): number =>
  sectors.reduce((sum, amount) => sum + amount, 0) / sectors.length;

/** Prizes above twice the mean are celebrated; the others are told. */
export const isCelebrated = (prize: Cents, sectors: readonly Cents[]): boolean =>
  prize >= 2 * meanOf(sectors);

/** Sectors, by index, that pay one of the two largest of several amounts. */
export function goldenSectors(sectors: readonly Cents[]): number[] {
  const odds = oddsOfWheel(sectors);
  const golden = new Set(odds.slice(0, odds.length > 3 ? 2 : 1).map(({ amount }) => amount));
  return sectors.flatMap((amount, index) => (golden.has(amount) ? index : []));
}

/** How much of the target is reached, 0 to 1. */
export const targetShare = (won: Cents, { target }: Pick<InviteTerms, 'target'>): number =>
  Math.min(1, won / target);
