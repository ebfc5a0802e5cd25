import { type Cents, cents } from '../contract/money.ts';
import { addCents, subtractCents } from '../contract/money-arithmetic.ts';

export interface TierTerms {
  /** What a paid pool starts again from, the platform's money. */
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
  /** What the platform puts in for the next winner. */
  readonly seed: Cents;
  /** The pool after both: the seed, and whatever lay above the ceiling. */
  readonly pool: Cents;
}

/** What happens to a pool that is won. */
export function payTier(pool: Cents, terms: TierTerms): TierPayment {
  const prize = prizeOf(pool, terms);
  return { prize, seed: terms.seed, pool: addCents(subtractCents(pool, prize), terms.seed) };
}

/**
 * What two draws are paid that win the same pool at once: one after the other, in the order of the ledger. The second
 * finds the seed in it, and whatever lay above the ceiling.
 */
export function payTwoWinners(pool: Cents, terms: TierTerms): readonly [first: Cents, second: Cents] {
  const first = payTier(pool, terms);
  return [first.prize, prizeOf(first.pool, terms)];
}
