import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { isCelebrated, toneOf } from '../../../games/engine/result-tone.ts';

describe('result tone', () => {
  it.each([
    [100, 0, 'none'],
    [100, 1, 'returned'],
    [100, 100, 'returned'],
    [100, 101, 'win'],
    [100, 1_499, 'win'],
    [100, 1_500, 'big'],
    [100, 4_999, 'big'],
    [100, 5_000, 'grand'],
  ] as const)('of a stake of %i that pays %i is %s', (stake, win, tone) => {
    expect(toneOf(cents(stake), cents(win))).toBe(tone);
  });

  it('return at or below the stake is never celebrated', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (stake, share) => {
          expect(isCelebrated(toneOf(cents(stake), cents(Math.floor(stake * share))))).toBe(false);
        },
      ),
    );
  });
});
