import type { RandomSource } from '../random-source.ts';

const WORD_RANGE = 2 ** 32;
const RANGE = 2n ** 64n;

/** Weights of a table sum to less: then a draw throws away less than half of its numbers. */
export const WEIGHT_SUM_BELOW = 2n ** 63n;

/**
 * A whole number from 0 to `sum` - 1, every one equally likely: two words of the round's numbers, the high one first, are
 * one number of 64 bits; a pair in the uneven rest of the range is skipped.
 * @throws RangeError for a sum that no table may have
 */
export function drawBelow(source: RandomSource, sum: bigint): bigint {
  if (sum < 1n || sum >= WEIGHT_SUM_BELOW) throw new RangeError(`invalid sum of weights: ${sum}`);
  const even = RANGE - (RANGE % sum);
  for (;;) {
    const high = BigInt(source.integer(WORD_RANGE));
    const number = (high << 32n) | BigInt(source.integer(WORD_RANGE));
    if (number < even) return number % sum;
  }
}
