import { describe, expect, it } from 'vitest';
import { costOf, costOfLevels } from '../../../server/rewards/economics.ts';
import { vipLevelsConfig, vipRewardsConfig } from '../../../server/rewards/rewards-config.ts';

const program = {
  levels: vipLevelsConfig.schema.parse(vipLevelsConfig.initial),
  rewards: vipRewardsConfig.schema.parse(vipRewardsConfig.initial),
};

describe('cost of levels and rebate', () => {
  it('level-up, months and rebate of a level are shares of the bets that earned them', () => {
    const [, first] = costOfLevels(
      {
        levels: [
          { level: 0, experience: 0, betLimit: 0, dailyAward: '[]', showType: 1 },
          {
            level: 1,
            experience: 10_000,
            betLimit: 5_000,
            dailyAward: '[{"id":2002,"count":10}]',
            showType: 1,
          },
        ] as never,
        rewards: [
          {
            level: 1,
            levelUp: [{ propId: 2001, count: 20 }],
            signIn: [{ propId: 2002, count: 5 }],
            monthly: [],
          },
        ],
        rates: { 1: [3_000, 0, 0, 0, 0, 0] },
      },
      { type: 1, margin: 0.05, weight: 5_000 },
    );
    // 10 points a day are 1 cent: 31 of them and 6 times half a cent, for two months of ₱50.
    expect(first).toEqual({
      level: 1,
      levelUp: 0.002,
      months: (34 * 2) / 5_000,
      // Half of each stake counts toward it.
      rebate: 0.0015,
      tasks: 0,
      ofMargin: (0.002 + (34 * 2) / 5_000 + 0.0015) / 0.05,
    });
  });

  it('cost of a reward without a value cannot be calculated', () => {
    expect(() => costOf([{ propId: 4001, count: 1 }])).toThrow('no worth');
  });

  it('thresholds, bets that keep a level and rewards grow with the level', () => {
    const grows = (values: readonly number[]) =>
      values.every((value, index) => index === 0 || value >= (values[index - 1] as number));
    expect(grows(program.levels.map(({ experience }) => experience))).toBe(true);
    expect(grows(program.levels.map(({ betLimit }) => betLimit))).toBe(true);
    expect(grows(program.rewards.map(({ levelUp }) => costOf(levelUp)))).toBe(true);
    expect(grows(program.rewards.map(({ monthly }) => costOf(monthly)))).toBe(true);
    expect(program.rewards.every(({ levelUp, monthly }) => levelUp.length * monthly.length > 0)).toBe(true);
  });
});
