import { describe, expect, it } from 'vitest';
import { FULL_WEIGHT } from '../../contract/games/weight-of-game.ts';
import { REFERENCE_MARGIN, weightOfReturn } from '../../maths/game-weights.ts';

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
