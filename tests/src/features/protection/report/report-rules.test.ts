import { describe, expect, it } from 'vitest';
import { cents } from '../../../../../contract/money.ts';
import type { PlayReport } from '../../../../../contract/protection/play-report-calls.ts';
import { chartShape, roundUp } from '../../../../../src/features/protection/report/chart-shape.ts';
import {
  playedTime,
  reportAsCsv,
  spanText,
  stepsOf,
  stepText,
  zoneText,
} from '../../../../../src/features/protection/report/report-rules.ts';

const day = (name: string, staked: number, won: number, prizes = 0) => ({
  day: name,
  staked: cents(staked),
  won: cents(won),
  prizes: cents(prizes),
  rounds: staked > 0 ? 1 : 0,
});

const DAYS = [day('2026-02-27', 1_000, 0), day('2026-03-01', 500, 2_001, 50)];

describe('chart intervals', () => {
  it('[R49] short period shows every day, those without play too', () => {
    const steps = stepsOf({ from: '2026-02-26', to: '2026-03-01', days: DAYS });
    expect(steps.map(({ name }) => name)).toEqual(['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01']);
    expect(steps.map(({ net }) => net)).toEqual([0, -1_000, 0, 1_551]);
  });

  it('[R49] long period shows months, which add up to the same total', () => {
    const steps = stepsOf({ from: '2025-04-01', to: '2026-03-01', days: DAYS });
    expect(steps).toHaveLength(12);
    expect(steps.at(-2)).toMatchObject({ name: '2026-02', staked: 1_000, net: -1_000, rounds: 1 });
    expect(steps.at(-1)).toMatchObject({ name: '2026-03', staked: 500, won: 2_001, prizes: 50, net: 1_551 });
  });
});

describe('report chart', () => {
  it('[R49] won is above and staked below one line, to one scale', () => {
    const steps = stepsOf({ from: '2026-02-26', to: '2026-03-01', days: DAYS });
    const { zero, top, bottom, bars } = chartShape(steps);
    expect([top, bottom]).toEqual([5_000, 1_000]);
    expect(bars[0]).toEqual({ wonTop: zero, stakedBottom: zero, net: zero });
    const [, lost, won] = [0, bars[1], bars[3]];
    expect((lost?.stakedBottom ?? 0) - zero).toBeCloseTo(1_000 / 6_000);
    expect(zero - (won?.wonTop ?? 0)).toBeCloseTo(2_051 / 6_000);
    expect(zero - (won?.net ?? 0)).toBeCloseTo(1_551 / 6_000);
    for (const { wonTop, stakedBottom, net } of bars) {
      for (const share of [wonTop, stakedBottom, net]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }
  });

  it('[R49] empty side leaves room for its label', () => {
    const { zero } = chartShape(stepsOf({ from: '2026-02-27', to: '2026-02-28', days: DAYS.slice(0, 1) }));
    expect(zero).toBeGreaterThan(0.1);
    expect(chartShape(stepsOf({ from: '2026-02-26', to: '2026-02-26', days: [] })).zero).toBe(0.5);
  });

  it.each([
    [0, 0],
    [1, 1],
    [1_001, 2_000],
    [2_000, 2_000],
    [4_999, 5_000],
    [5_001, 10_000],
  ])('[R49] top of the axis is a round number: %i below %i', (value, edge) => {
    expect(roundUp(value)).toBe(edge);
  });
});

describe('report labels', () => {
  it('[R49] [K13] days, months and periods follow the calendar, in every time zone of the reader', () => {
    expect(stepText('2026-03-01', 'en-PH')).toBe('Sun, Mar 1, 2026');
    expect(stepText('2026-03-01', 'en-PH', true)).toBe('Mar 1');
    expect(stepText('2026-03', 'en-PH')).toBe('March 2026');
    expect(stepText('2026-03-01', 'zh-CN', true)).toBe('3月1日');
    const span = spanText({ from: '2026-02-26', to: '2026-03-01' }, 'en-PH');
    expect(span.replaceAll(/\s/g, ' ')).toBe('February 26 – March 1, 2026');
    expect(spanText({ from: '2026-03-01', to: '2026-03-01' }, 'en-PH')).toBe('March 1, 2026');
    expect(zoneText('Asia/Manila', 'en-PH')).toBe('Philippine Standard Time');
  });

  it('[R49] one second of play is shown as a minute, never as none', () => {
    expect(playedTime(0)).toEqual({ hours: 0, minutes: 0 });
    expect(playedTime(1)).toEqual({ hours: 0, minutes: 1 });
    expect(playedTime(2 * 3_600_000 + 1)).toEqual({ hours: 2, minutes: 1 });
  });
});

it('[R49] report file has a line for each day, game and type and a total, in plain numbers', () => {
  const figures = { staked: cents(1_500), won: cents(2_001), rounds: 2 };
  const report: PlayReport = {
    from: '2026-02-26',
    to: '2026-03-01',
    today: '2026-03-01',
    timeZone: 'Asia/Manila',
    totals: { ...figures, prizes: cents(50), net: cents(551), playedMs: 60_000 },
    days: DAYS,
    games: [{ gameId: 101, name: '=Sevens, "Royal"', typeId: 1, ...figures }],
    types: [{ typeId: 1, key: null, ...figures }],
  };
  const words = { head: ['What', 'Name'], day: 'Day', game: 'Game', type: 'Type', total: 'All' };
  expect(reportAsCsv(report, { ...words, typeName: () => 'Other' }).split('\r\n')).toEqual([
    'What,Name',
    'Day,2026-02-27,10.00,0.00,0.00,-10.00,1',
    'Day,2026-03-01,5.00,20.01,0.50,15.51,1',
    `Game,"'=Sevens, ""Royal""",15.00,20.01,,5.01,2`,
    'Type,Other,15.00,20.01,,5.01,2',
    'All,,15.00,20.01,0.50,5.51,2',
    '',
  ]);
});
