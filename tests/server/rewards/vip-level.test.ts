import { describe, expect, it } from 'vitest';
import { VIP_LEVELS } from '../../../server/rewards/default-vip-levels.ts';
import { monthBefore, utcDay, utcMonth, utcWeek } from '../../../server/rewards/utc-calendar.ts';
import {
  auditLevel,
  levelInForce,
  levelNextMonth,
  levelReached,
} from '../../../server/rewards/vip/vip-level.ts';

const LEVELS = [
  { level: 0, experience: 0, betLimit: 0 },
  { level: 1, experience: 1_000, betLimit: 200 },
  { level: 2, experience: 5_000, betLimit: 1_000 },
  { level: 3, experience: 9_000, betLimit: 3_000 },
];
const turnover = (all: number, thisMonth: number, lastMonth: number) => ({ all, thisMonth, lastMonth });

describe('level that counts', () => {
  it.each([
    ['nothing bet yet', turnover(0, 0, 0), 0],
    ['reached this month', turnover(5_000, 4_500, 0), 2],
    ['reached last month, nothing bet since', turnover(5_000, 0, 4_500), 2],
    ['reached long ago, its bets made last month', turnover(20_000, 0, 1_000), 2],
    ['reached long ago, its bets made this month', turnover(20_000, 3_000, 0), 3],
    ['reached long ago, bets for a lower level only', turnover(20_000, 150, 999), 1],
    ['reached long ago, no bets', turnover(20_000, 0, 0), 0],
    ['one cent below its threshold', turnover(4_999, 4_999, 0), 1],
  ])('level that counts follows from the bets: %s', (_, bets, level) => {
    expect(levelInForce(LEVELS, bets)).toBe(level);
  });

  it('level is never above the one reached, and never lower for more bets', () => {
    for (let seed = 0; seed < 2_000; seed += 1) {
      const [a, b, c] = [
        (seed * 7919) % 6_000,
        (seed * 104_729) % 6_000,
        (seed * 1_299_709) % 6_000,
      ] as const;
      const bets = turnover(a + b + c, a, b);
      const level = levelInForce(VIP_LEVELS, { all: bets.all * 100, thisMonth: a * 100, lastMonth: b * 100 });
      expect(level).toBeLessThanOrEqual(levelReached(VIP_LEVELS, bets.all * 100));
      const more = levelInForce(VIP_LEVELS, {
        all: bets.all * 100 + 50_000,
        thisMonth: a * 100 + 50_000,
        lastMonth: b * 100,
      });
      expect(more).toBeGreaterThanOrEqual(level);
    }
  });

  it('audit names what is missing this month for the level to count in the next', () => {
    expect(auditLevel(LEVELS, turnover(20_000, 400, 1_000))).toEqual({
      vip: 2,
      reached: 3,
      betLimit: 1_000,
      missing: 600,
      nextMonthVip: 1,
    });
    expect(auditLevel(LEVELS, turnover(20_000, 1_000, 0))).toMatchObject({
      vip: 2,
      missing: 0,
      nextMonthVip: 2,
    });
    expect(levelNextMonth(LEVELS, turnover(5_000, 4_500, 0))).toBe(2);
  });
});

describe('UTC calendar', () => {
  it.each([
    ['2026-11-23T00:00:00.000Z', '2026-11-23', '2026-11-23', '2026-11'],
    ['2026-11-22T23:59:59.999Z', '2026-11-22', '2026-11-16', '2026-11'],
    ['2027-01-01T12:00:00.000Z', '2027-01-01', '2026-12-28', '2027-01'],
    ['2024-02-29T08:00:00.000Z', '2024-02-29', '2024-02-26', '2024-02'],
  ])('%s lies in its day, week from Monday and month', (at, day, week, month) => {
    const now = Date.parse(at);
    expect([utcDay(now).key, utcWeek(now).key, utcMonth(now).key]).toEqual([day, week, month]);
    for (const stretch of [utcDay(now), utcWeek(now), utcMonth(now)]) {
      expect(stretch.startsAt).toBeLessThanOrEqual(now);
      expect(stretch.endsAt).toBeGreaterThan(now);
    }
    expect(utcDay(utcDay(now).endsAt).startsAt).toBe(utcDay(now).endsAt);
    expect(utcMonth(utcMonth(now).endsAt).startsAt).toBe(utcMonth(now).endsAt);
  });

  it('month before January is December', () => {
    expect(monthBefore(Date.parse('2027-01-31T00:00:00Z')).key).toBe('2026-12');
  });
});
