import { type Cents, cents } from '../contract/money.ts';

/** Lowest and highest amount that may be shown for a tier, both included. */
export type Section = readonly [Cents, Cents];

/** A shown amount may lie this far below the true one, in hundredths of a per cent, and never above it. */
const SECTION_DEPTH_BP = 50;

/**
 * From a little below the true amount up to it: a board that moves must never promise more than is there, and never
 * shows less than the seed that a pool begins with. One that stands at its seed stands still.
 */
export function sectionOf(amount: Cents, { seed }: Pick<TierTerms, 'seed'>): [Cents, Cents] {
  const below = Math.ceil(amount - (amount * SECTION_DEPTH_BP) / 10_000);
  // A seed that was raised while the pool runs lies above it: the pool is still the most that may be shown.
  return [cents(Math.min(Math.max(below, seed), amount)), amount];
}

/** A whole amount inside its section, both ends included. @param share from 0 up to, not with, 1 */
export function pickInSection([low, high]: Section, share: number): Cents {
  return cents(low + Math.floor((high - low + 1) * share));
}

export interface TierTerms {
  /** What a paid pool starts again from, the house's money. */
  readonly seed: Cents;
  /** The most that one draw pays. */
  readonly ceiling: Cents;
}

/** What a draw of the tier would pay now, and so what the board shows. */
export function prizeOf(pool: Cents, { ceiling }: Pick<TierTerms, 'ceiling'>): Cents {
  return cents(Math.min(pool, ceiling));
}

export interface TierPayment {
  readonly prize: Cents;
  /** What the house puts in for the next winner. */
  readonly seed: Cents;
  /** The pool after both: the seed, and whatever lay above the ceiling. */
  readonly pool: Cents;
}

/** What happens to a pool that is won. */
export function payTier(pool: Cents, terms: TierTerms): TierPayment {
  const prize = prizeOf(pool, terms);
  return { prize, seed: terms.seed, pool: cents(pool - prize + terms.seed) };
}
