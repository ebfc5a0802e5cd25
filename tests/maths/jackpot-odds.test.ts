import { describe, expect, it } from 'vitest';
import { JACKPOT_TIERS } from '../../contract/ids.ts';
import { drawFrom } from '../../maths/jackpot-draw.ts';
import { oddsTableOf } from '../../maths/jackpot-odds.ts';
import { seededRandom } from './seeded-random.ts';

const SEEDED = {
  cellWeights: [250_000, 200_000, 130_000, 120_000, 110_000, 1_111, 50_000, 70_000, 48_889, 20_000],
  tierWeights: [1, 10, 100, 1_000],
};
const WHEEL = 5;

describe('published jackpot odds', () => {
  it('[R06, O20] odds of a pot are per draw, a thousand times those of the wheel alone', () => {
    const { cells, tiers } = oddsTableOf(SEEDED, WHEEL);
    expect(cells).toEqual([4, 5, 7.7, 8.3, 9.1, 900, 20, 14, 20, 50]);
    expect(tiers).toEqual([
      { ofDraw: 1_000_000, ofTurn: 1_111 },
      { ofDraw: 100_000, ofTurn: 111 },
      { ofDraw: 10_000, ofTurn: 11 },
      { ofDraw: 1_000, ofTurn: 1.1 },
    ]);
  });

  it('[O20] cell or tier that never comes has no odds, nor has a draw where the wheel’s cell is unknown', () => {
    const odds = { cellWeights: [1, 0], tierWeights: [0, 3] };
    expect(oddsTableOf(odds, 1)).toEqual({
      cells: [1, null],
      tiers: [
        { ofDraw: null, ofTurn: null },
        { ofDraw: null, ofTurn: 1 },
      ],
    });
    expect(oddsTableOf(SEEDED, null).tiers[3]).toEqual({ ofDraw: null, ofTurn: 1.1 });
  });

  it('[O20] published odds are those of simulated draws', () => {
    const odds = { cellWeights: [1, 2, 3, 4, 5, 20, 5, 4, 3, 3], tierWeights: [1, 2, 3, 4] };
    const { tiers } = oddsTableOf(odds, WHEEL);
    const source = seededRandom(7);
    const draws = 40_000;
    const hits = new Map<string, number>();
    for (let draw = 0; draw < draws; draw += 1) {
      const { cell, tier } = drawFrom(odds, source);
      if (cell === WHEEL) hits.set(tier, (hits.get(tier) ?? 0) + 1);
    }
    for (const [index, tier] of JACKPOT_TIERS.entries()) {
      const expected = draws / (tiers[index]?.ofDraw ?? Number.NaN);
      expect(Math.abs((hits.get(tier) ?? 0) - expected)).toBeLessThan(expected * 0.1);
    }
  });
});
