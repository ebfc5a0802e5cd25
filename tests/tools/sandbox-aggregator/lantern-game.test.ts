import { describe, expect, it } from 'vitest';
import {
  COMBINATIONS,
  isLit,
  litCount,
  multiplierOf,
  PICKS,
  payoutOf,
  STAKES,
} from '../../../tools/sandbox-aggregator/lantern-game.ts';

const ALL = Array.from({ length: COMBINATIONS }, (_, combination) => combination);

describe('mathematics of the sandbox’s remote game', () => {
  it.each(PICKS)('guess of %i lit lanterns returns exactly 96 %% of every stake', (pick) => {
    for (const stake of STAKES) {
      const paid = ALL.reduce((sum, combination) => sum + payoutOf(stake, pick, combination), 0);
      expect(paid * 100).toBe(96 * stake * COMBINATIONS);
    }
  });

  it('payout is a whole cent at every stake', () => {
    for (const stake of STAKES)
      for (const pick of PICKS)
        for (const combination of ALL) expect(payoutOf(stake, pick, combination) % 1).toBe(0);
  });

  it('eight combinations are three lanterns that light with the chance of one half', () => {
    expect(ALL.map(litCount)).toEqual([0, 1, 1, 2, 1, 2, 2, 3]);
    expect([0, 1, 2].map((place) => ALL.filter((one) => isLit(one, place)).length)).toEqual([4, 4, 4]);
  });

  it('button of a guess shows what is paid for it', () => {
    expect(PICKS.map((pick) => payoutOf(100, pick, 2 ** pick - 1) / 100)).toEqual(PICKS.map(multiplierOf));
  });
});
