import { type Cents, cents } from './money.ts';

/** The sum of any number of amounts; zero without any. @throws RangeError past the safe integers */
export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** The difference, negative when `from` is smaller. */
export function subtractCents(from: Cents, amount: Cents): Cents {
  return cents(from - amount);
}

/**
 * The part `numerator / denominator` of an amount, exact and then cut to whole cents towards zero, as every fee, share
 * and bonus is.
 * @param numerator of the rate, a whole number: percent with 100 below it, hundredths of a percent with 10,000,
 * millionths with 1,000,000
 */
export function multiplyRate(amount: Cents, numerator: number, denominator: number): Cents {
  return cents(Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator)));
}
