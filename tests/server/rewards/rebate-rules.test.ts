import { describe, expect, it } from 'vitest';
import { claimableOf, ratesOn, rebateDays } from '../../../server/rewards/rebate/rebate-rules.ts';

const LEVELS = [
  { level: 0, experience: 0, betLimit: 0, dailyAward: '[]', showType: 1 },
  { level: 1, experience: 10_000, betLimit: 2_500, dailyAward: '[]', showType: 2 },
] as never;
const RATES = [
  { from: '2026-01-01', byType: { 1: [1_000, 2_000, 0, 0, 0, 0], 2: [100, 100, 0, 0, 0, 0] } },
  { from: '2026-11-20', byType: { 1: [5_000, 9_000, 0, 0, 0, 0] } },
];
const rules = { levels: LEVELS, rates: RATES };

describe('rebate', () => {
  it('day’s rebate has the rate of the level that counted when it ended, rounded down', () => {
    const days = [
      { day: '2026-11-10', type: 1, staked: 4_999, counted: 4_999 },
      { day: '2026-11-11', type: 1, staked: 6_000, counted: 6_000 },
      { day: '2026-11-11', type: 2, staked: 19_999, counted: 19_999 },
      { day: '2026-11-21', type: 1, staked: 1_000, counted: 1_000 },
    ];
    const experience = 4_999 + 6_000 + 19_999 + 1_000;
    const all = rebateDays(rules, { days, experience, since: '2026-11-01' });
    expect(all.map(({ day, type, ratePpm, amount }) => [day, type, ratePpm, amount])).toEqual([
      ['2026-11-10', 1, 1_000, 4],
      ['2026-11-11', 1, 2_000, 12],
      ['2026-11-11', 2, 100, 1],
      ['2026-11-21', 1, 9_000, 9],
    ]);
    // What comes later changes nothing that was earned.
    const later = [...days, { day: '2026-11-22', type: 1, staked: 900_000, counted: 900_000 }];
    const again = rebateDays(rules, { days: later, experience: experience + 900_000, since: '2026-11-01' });
    expect(again.slice(0, 4)).toEqual(all);
  });

  it('rebate is a share of what counts, at the level of all stakes', () => {
    const days = [{ day: '2026-11-10', type: 1, staked: 20_000, counted: 2_000 }];
    const [day] = rebateDays(rules, { days, experience: 20_000, since: '2026-11-01' });
    expect(day).toMatchObject({ ratePpm: 2_000, amount: 4 });
  });

  it('rates change on the first day of their row', () => {
    expect(ratesOn(RATES, '2026-11-19')).toBe(RATES[0]?.byType);
    expect(ratesOn([...RATES].reverse(), '2026-11-20')).toBe(RATES[1]?.byType);
    expect(ratesOn(RATES, '2025-12-31')).toEqual({});
  });

  it('claimable days are those between the last claimed day and today', () => {
    const day = (of: string, amount: number) => ({
      day: of,
      type: 1,
      staked: 0,
      counted: 0,
      ratePpm: 0,
      amount,
    });
    const days = [
      day('2026-11-01', 1),
      day('2026-11-02', 10),
      day('2026-11-03', 100),
      day('2026-11-04', 1_000),
    ];
    const of = (claimedUpTo: string | undefined, type = 1) =>
      claimableOf(days, { type, today: '2026-11-04', claimedUpTo });
    expect([of(undefined), of('2026-11-02'), of('2026-11-03'), of('2026-12-01'), of(undefined, 2)]).toEqual([
      111, 100, 0, 0, 0,
    ]);
  });
});
