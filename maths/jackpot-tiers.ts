import { type Cents, cents } from '../contract/money.ts';

/** Lowest and highest amount that may be shown for a tier, both included. */
export type Section = readonly [Cents, Cents];

/** A shown amount may lie this far below the true one, in hundredths of a per cent, and never above it. */
const SECTION_DEPTH_BP = 50;

/** From a little below the true amount up to it: a board that moves must never promise more than is there. */
export function sectionOf(amount: Cents): [Cents, Cents] {
  return [cents(Math.ceil(amount - (amount * SECTION_DEPTH_BP) / 10_000)), amount];
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
