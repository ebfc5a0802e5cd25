import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { isCelebrated, winLevelOf } from '../../../games/engine/win-level.ts';

describe('win level', () => {
  it.each([
    [100, 0, 'none'],
    [100, 1, 'returned'],
    [100, 100, 'returned'],
    [100, 101, 'win'],
    [100, 1_499, 'win'],
    [100, 1_500, 'big'],
    [100, 4_999, 'big'],
    [100, 5_000, 'grand'],
  ] as const)('win level of a stake of %i that pays %i is %s', (stake, win, level) => {
    expect(winLevelOf(cents(stake), cents(win))).toBe(level);
  });

  it('return at or below the stake is never celebrated', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (stake, share) => {
          expect(isCelebrated(winLevelOf(cents(stake), cents(Math.floor(stake * share))))).toBe(false);
        },
      ),
    );
  });
});
