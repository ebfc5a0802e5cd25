import { describe, expect, it } from 'vitest';
import { cents } from '../../../../contract/money.ts';
import { CATALOGUE } from '../../../../server/games/catalogue/games.ts';
import { rebateRatesConfig } from '../../../../server/rewards/rewards-config.ts';
import { reckonRebate } from '../../../../src/features/rewards/rebate-cost.ts';

const GAMES = [
  { typeId: 1, rtpBp: 9_600, weight: 10_000 },
  { typeId: 1, rtpBp: 9_400, weight: 10_000 },
  { typeId: 1, rtpBp: 0, weight: 10_000 },
  { typeId: 2, rtpBp: 9_730, weight: 7_200 },
  { typeId: 4, rtpBp: 9_953, weight: 1_100 },
  { typeId: 4, rtpBp: 9_626, weight: 10_000 },
];

describe('calculator of the rebate', () => {
  it('[R63] [C50] bets bring back their rate, and cost what the games of the type keep least and most', () => {
    expect(reckonRebate(cents(200_000), { type: 1, ratePpm: 2_000 }, GAMES)).toEqual({
      rebate: { least: 400, most: 400 },
      cost: { least: 8_000, most: 12_000 },
    });
    expect(reckonRebate(cents(10_000), { type: 2, ratePpm: 1_000 }, GAMES).cost).toEqual({
      least: 270,
      most: 270,
    });
  });

  it('[R63] [C50] part of a cent is never promised', () => {
    const most = (stake: number) =>
      reckonRebate(cents(stake), { type: 1, ratePpm: 2_000 }, GAMES).rebate.most;
    expect([most(999), most(499)]).toEqual([1, 0]);
  });

  it('[R63] [C50] bets bring back their rate of what they count, in the game that counts least and most', () => {
    const { rebate } = reckonRebate(cents(100_000), { type: 4, ratePpm: 1_000 }, GAMES);
    expect(rebate).toEqual({ least: 11, most: 100 });
    expect(reckonRebate(cents(100_000), { type: 9, ratePpm: 1_000 }, GAMES).rebate).toEqual({
      least: 100,
      most: 100,
    });
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
        const games = CATALOGUE.map((game) => ({ ...game, weight: 10_000 }));
        const { rebate, cost } = reckonRebate(stake, { type: Number(type), ratePpm }, games);
        if (cost && ratePpm > 0) expect(rebate.most * 4, `type ${type}`).toBeLessThanOrEqual(cost.least);
      }
  });
});
