import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REWARD_KIND_NAMES, REWARD_KINDS, rewardKindOf } from '../../../contract/rewards/reward-ids.ts';
import { PAY_PROP } from '../../../server/rewards/public/reward-accounts.ts';
import { rewardTable } from '../../../server/rewards/reward-table.ts';

describe('reward ids', () => {
  it.each([
    [1001, 1099, 'couponPercent'],
    [1201, 1299, 'couponFixedPercent'],
    [1301, 1399, 'couponGive'],
    [2001, 2001, 'coin'],
    [2002, 2002, 'points'],
    [4001, 4001, 'liveness'],
    [40001, 40004, 'newYear'],
    [50000, 50000, 'jackpot'],
    [50001, 50001, 'jackpotMega'],
    [50002, 50002, 'jackpotMajor'],
    [50003, 50003, 'jackpotMinor'],
    [50004, 50004, 'jackpotMini'],
    [60001, 60001, 'diamonds'],
    [80001, 80003, 'lotteryPrize'],
    [100001, 100005, 'diamondCoupon'],
    [110001, 110005, 'lotteryCoupon'],
  ] as const)('[D17] ids %i to %i are %s, and their neighbours are not', (from, to, name) => {
    expect([rewardKindOf(from), rewardKindOf(to)]).toEqual([name, name]);
    expect([rewardKindOf(from - 1), rewardKindOf(to + 1)]).not.toContain(name);
  });

  it('[D17] number outside of every range is no reward', () => {
    const unknown = [
      0, -1, 1000, 1100, 1200, 1300, 1400, 2000, 2003, 4002, 40_005, 50_005, 80_004, 100_006, 110_006,
    ];
    expect([...unknown, 1001.5, Number.NaN].map(rewardKindOf)).toEqual(Array(unknown.length + 2).fill(null));
  });

  it('[D17] ranges do not overlap', () => {
    const ranges = REWARD_KIND_NAMES.map((name) => REWARD_KINDS[name]);
    for (const [index, { from, to }] of ranges.entries()) {
      expect(to).toBeGreaterThanOrEqual(from);
      expect(ranges[index + 1]?.from ?? Number.POSITIVE_INFINITY).toBeGreaterThan(to);
    }
  });

  it('[D17] what is credited at once has an id of the contract', () => {
    const kinds = Object.keys(PAY_PROP).map((propId) => rewardKindOf(Number(propId)));
    expect(kinds).toEqual(['coin', 'points', 'liveness', 'diamonds', 'lotteryCoupon']);
    expect(kinds.map((kind) => kind && REWARD_KINDS[kind].effect)).toEqual(Array(5).fill('credit'));
  });

  it('[D17] table of the documentation is made from the contract', () => {
    const docs = readFileSync(new URL('../../../docs/rewards.md', import.meta.url), 'utf8');
    const [, table] = /<!-- reward ids -->\n\n(.*?)\n\n<!-- \/reward ids -->/s.exec(docs) ?? [];
    expect(table).toBe(rewardTable());
  });
});
