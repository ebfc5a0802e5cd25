import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawBelow } from '../../../maths/hosted/draw.ts';
import { fairSource } from '../../../maths/provably-fair.ts';
import type { RandomSource } from '../../../maths/random-source.ts';

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const WORD = 2n ** 32n;

/** Whole words in this order; a draw that asks for anything else, or for more of them, fails. */
function wordsOf(...numbers: readonly bigint[]): RandomSource & { readonly left: number[] } {
  const left = numbers.flatMap((number) => [Number(number / WORD), Number(number % WORD)]);
  return {
    left,
    integer(below) {
      const word = left.shift();
      if (below !== 2 ** 32 || word === undefined) throw new Error('another word was asked for');
      return word;
    },
  };
}

describe('draw of 64 bits', () => {
  it('[C90] two words, the high one first, are the number of a draw', () => {
    const block = createHmac('sha256', Buffer.from(SEED, 'hex')).update('my-seed:3:0').digest();
    const sum = 2n ** 62n + 12_345n;
    const expected = [0, 8, 16, 24]
      .map((at) => block.readBigUInt64BE(at))
      .filter((number) => number < 2n ** 64n - (2n ** 64n % sum))
      .map((number) => number % sum);
    const source = fairSource(SEED, 'my-seed', 3);
    expect(expected.length).toBeGreaterThan(1);
    expect(expected.map(() => drawBelow(source, sum))).toEqual(expected);
  });

  it.each([
    [0, 1n, 0n],
    [0, 8n, 5n],
    [1, 200_000_000_000_000_003n, 174_897_975_808_173_690n],
    [7, 2n ** 63n - 1n, 1_755_780_254_484_561_497n],
  ])('draw with nonce %s below %s never changes', (nonce, sum, expected) => {
    expect(drawBelow(fairSource(SEED, 'vector', nonce), sum)).toBe(expected);
  });

  it.each([3n, 7n, 1_000n, 2n ** 32n + 1n, 2n ** 62n + 1n, 2n ** 63n - 1n])(
    'pair in the uneven rest of the range is skipped below %s',
    (sum) => {
      const even = 2n ** 64n - (2n ** 64n % sum);
      const source = wordsOf(even, 2n ** 64n - 1n, even - 1n, 0n);
      expect(drawBelow(source, sum)).toBe(sum - 1n);
      expect(source.left).toHaveLength(2);
      expect(drawBelow(source, sum)).toBe(0n);
    },
  );

  it('sum that divides the range skips nothing, and a sum of 1 uses a pair', () => {
    const source = wordsOf(2n ** 64n - 1n, 2n ** 64n - 1n);
    expect(drawBelow(source, 2n ** 62n)).toBe(2n ** 62n - 1n);
    expect(drawBelow(source, 1n)).toBe(0n);
    expect(source.left).toEqual([]);
  });

  it.each([2n, 23n, 64n])('numbers below %s are equally frequent', (sum) => {
    const source = fairSource(SEED, 'share');
    const counts = new Array<number>(Number(sum)).fill(0);
    const draws = Number(sum) * 2_000;
    for (let draw = 0; draw < draws; draw += 1) {
      const number = Number(drawBelow(source, sum));
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((total, count) => total + (count - 2_000) ** 2 / 2_000, 0);
    // Far beyond the 99.9 % point of each; the seed is fixed, so the result is stable.
    expect(chiSquare).toBeLessThan(Number(sum) + 5 * Math.sqrt(2 * Number(sum)));
  });

  it.each([0n, -1n, 2n ** 63n, 2n ** 64n])('sum %s is refused', (sum) => {
    expect(() => drawBelow(fairSource(SEED, 'x'), sum)).toThrow(RangeError);
  });
});
