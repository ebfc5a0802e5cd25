import type { OpenedCard, ScratchInfo } from '../../../contract/mall/scratch-calls.ts';
import type { Cents } from '../../../contract/money.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { REWARD_KINDS } from '../../../contract/rewards/reward-ids.ts';

/** What a card was worth to the player: a prize up to its price comes back, and is not celebrated. */
export type ScratchOutcome = 'none' | 'returned' | 'won';

/** @param cost what the card's diamonds are worth; null while they have no price */
export function outcomeOf(prize: Cents, cost: Cents | null): ScratchOutcome {
  if (prize === 0) return 'none';
  return cost !== null && prize > cost ? 'won' : 'returned';
}

/** What flies to the balance as the card is told: a prize above its price, and no other. */
export const celebratedOf = (prize: Cents, cost: Cents | null): Reward[] =>
  outcomeOf(prize, cost) === 'won' ? [{ propId: REWARD_KINDS.coin.from, count: prize }] : [];

export interface PrizeChance {
  readonly amount: Cents;
  /** 0 to 1. */
  readonly chance: number;
}

/** The chance of each prize, the largest prize first. */
export function chancesOf({ prizes }: Pick<ScratchInfo, 'prizes'>): PrizeChance[] {
  const whole = prizes.reduce((sum, { weight }) => sum + weight, 0);
  return prizes
    .map(({ amount, weight }) => ({ amount, chance: weight / whole }))
    .toSorted((a, b) => b.amount - a.amount);
}

/** The fields, by index, that show the prize; none without one. */
export const winningFields = ({ fields, prize }: Pick<OpenedCard, 'fields' | 'prize'>): number[] =>
  prize === 0 ? [] : fields.flatMap((amount, index) => (amount === prize ? index : []));
