import { describe, expect, it } from 'vitest';
import { FULL_WEIGHT } from '../../contract/games/weight-of-game.ts';
import { REFERENCE_MARGIN, weightOfMode, weightOfReturn } from '../../maths/game-weights.ts';

describe('weight of a game', () => {
  it.each([
    [0.95, FULL_WEIGHT],
    [1 - REFERENCE_MARGIN, FULL_WEIGHT],
    [0.97, 8_100],
    [0.9894, 2_800],
    [0.9962, 1_000],
    [0.999_999, 0],
    [1, 0],
    [1.01, 0],
  ])('a best return of %s counts %i basis points', (best, weight) => {
    expect(weightOfReturn(best)).toBe(weight);
  });

  it('weight is a whole per cent, and an amount that counts never costs less than the reference margin of it', () => {
    for (let best = 0.9; best < 1; best += 0.000_37) {
      const weight = weightOfReturn(best);
      expect(weight % 100).toBe(0);
      if (weight > 0) expect(((1 - best) * FULL_WEIGHT) / weight).toBeGreaterThanOrEqual(REFERENCE_MARGIN);
    }
  });
});

describe('weight of a mode', () => {
  it.each([
    [85n, 100n, FULL_WEIGHT],
    [9_630n, 10_000n, FULL_WEIGHT],
    // One part less than what counts in full.
    [96_300_000_001n, 100_000_000_000n, 9_900],
    [97n, 100n, 7_900],
    [98n, 100n, 4_900],
    [9_968n, 10_000n, 0],
    [1n, 1n, 0],
    [3n, 2n, 0],
  ])('a return of %s / %s counts %i basis points', (numerator, denominator, weight) => {
    expect(weightOfMode({ numerator, denominator })).toBe(weight);
  });

  it('return with numbers of any size is weighed exactly', () => {
    const denominator = 10n ** 40n;
    const full = (963n * denominator) / 1_000n;
    expect(weightOfMode({ numerator: full, denominator })).toBe(FULL_WEIGHT);
    expect(weightOfMode({ numerator: full + 1n, denominator })).toBe(9_900);
  });
});
