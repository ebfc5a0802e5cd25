import { describe, expect, it } from 'vitest';
import { cents } from '../../../../contract/money.ts';
import { CATALOGUE } from '../../../../server/games/catalogue/games.ts';
import { rebateRatesConfig } from '../../../../server/rewards/rewards-config.ts';
import { reckonRebate } from '../../../../src/features/rewards/rebate-cost.ts';

const GAMES = [
  { typeId: 1, rtpBp: 9_600 },
  { typeId: 1, rtpBp: 9_400 },
  { typeId: 1, rtpBp: 0 },
  { typeId: 2, rtpBp: 9_730 },
];

describe('calculator of the rebate', () => {
  it('[R63] [C50] bets bring back their rate, and cost what the games of the type keep least and most', () => {
    expect(reckonRebate(cents(200_000), { type: 1, ratePpm: 2_000 }, GAMES)).toEqual({
      rebate: 400,
      cost: { least: 8_000, most: 12_000 },
    });
    expect(reckonRebate(cents(10_000), { type: 2, ratePpm: 1_000 }, GAMES).cost).toEqual({
      least: 270,
      most: 270,
    });
  });

  it('[R63] [C50] part of a cent is never promised', () => {
    expect(reckonRebate(cents(999), { type: 1, ratePpm: 2_000 }, GAMES).rebate).toBe(1);
    expect(reckonRebate(cents(499), { type: 1, ratePpm: 2_000 }, GAMES).rebate).toBe(0);
  });

  it('[R63] [C50] cost of a type without a known return is not made up', () => {
    expect(reckonRebate(cents(10_000), { type: 3, ratePpm: 1_000 }, GAMES).cost).toBeNull();
    expect(reckonRebate(cents(10_000), { type: 1, ratePpm: 1_000 }, []).cost).toBeNull();
  });

  it('[R63] no rate of the start brings back more than a quarter of what the bets cost in any game of its type', () => {
    const stake = cents(10_000_000);
    const rates = rebateRatesConfig.initial.flatMap(({ byType }) => Object.entries(byType));
    for (const [type, byTheme] of rates)
      for (const ratePpm of byTheme) {
        const { rebate, cost } = reckonRebate(stake, { type: Number(type), ratePpm }, CATALOGUE);
        if (cost && ratePpm > 0) expect(rebate * 4, `type ${type}`).toBeLessThanOrEqual(cost.least);
      }
  });
});
