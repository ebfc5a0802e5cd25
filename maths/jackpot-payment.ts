import { type Cents, cents } from '../contract/money.ts';
import { addCents, subtractCents } from '../contract/money-arithmetic.ts';

export interface TierTerms {
  /** The amount at which a paid pool restarts, paid by the platform. */
  readonly seed: Cents;
  /** The maximum that one draw pays. */
  readonly ceiling: Cents;
}

/** What a draw of the tier would pay now, and so what the board shows. */
export function prizeOf(pool: Cents, { ceiling }: Pick<TierTerms, 'ceiling'>): Cents {
  return cents(Math.min(pool, ceiling));
}

export interface TierPayment {
  readonly prize: Cents;
  /** The platform's seed for the next winner. */
  readonly seed: Cents;
  /** The pool afterwards: the seed, and the part above the ceiling. */
  readonly pool: Cents;
}

/** The payment of a pool that is won. */
export function payTier(pool: Cents, terms: TierTerms): TierPayment {
  const prize = prizeOf(pool, terms);
  return { prize, seed: terms.seed, pool: addCents(subtractCents(pool, prize), terms.seed) };
}

/**
 * The payments of two draws that win the same pool concurrently: one after the other, in the order of the ledger. The
 * second gets the seed, and the part above the ceiling.
 */
export function payTwoWinners(pool: Cents, terms: TierTerms): readonly [first: Cents, second: Cents] {
  const first = payTier(pool, terms);
  return [first.prize, prizeOf(first.pool, terms)];
}
