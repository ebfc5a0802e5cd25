import { type Cents, cents } from '../../contract/money.ts';

/**
 * What the balance shows when so many of `count` coins have arrived: each brings its part, the last one the rest.
 * @param arrived 0 to `count`
 */
export function balanceAfter(before: Cents, won: Cents, arrived: number, count: number): Cents {
  if (arrived >= count) return cents(before + won);
  return cents(before + Math.floor(won * (Math.max(0, arrived) / count)));
}
