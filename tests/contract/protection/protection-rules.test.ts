import { describe, expect, it } from 'vitest';
import {
  addMonths,
  breakEnd,
  exclusionEnd,
  isLimitValue,
  isTighter,
} from '../../../contract/protection/protection-rules.ts';

const at = (text: string) => Date.parse(text);
const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

describe('month arithmetic of limits', () => {
  it.each([
    ['2027-03-10T04:00:00Z', 1, '2027-04-10T04:00:00.000Z'],
    ['2027-12-31T23:59:59Z', 1, '2028-01-31T23:59:59.000Z'],
    // That day does not exist: the first moment of the month after, never earlier.
    ['2027-01-31T10:00:00Z', 1, '2027-03-01T00:00:00.000Z'],
    ['2027-01-29T10:00:00Z', 1, '2027-03-01T00:00:00.000Z'],
    // A leap year has the day.
    ['2028-01-29T10:00:00Z', 1, '2028-02-29T10:00:00.000Z'],
    ['2028-01-30T10:00:00Z', 1, '2028-03-01T00:00:00.000Z'],
    ['2028-02-29T10:00:00Z', 12, '2029-03-01T00:00:00.000Z'],
    ['2028-02-29T10:00:00Z', 48, '2032-02-29T10:00:00.000Z'],
    ['2027-08-31T10:00:00Z', 6, '2028-03-01T00:00:00.000Z'],
    ['2027-03-30T10:00:00Z', -1, '2027-03-01T00:00:00.000Z'],
    ['2028-03-29T10:00:00Z', -1, '2028-02-29T10:00:00.000Z'],
    ['2028-01-15T00:00:00Z', -1, '2027-12-15T00:00:00.000Z'],
  ])('[R51] from %s, adding %i months gives %s', (from, months, to) => {
    expect(iso(addMonths(at(from), months))).toBe(to);
  });

  it('[R51] month’s window and break end never move backwards, and an event counts exactly until its month ends', () => {
    let start = Number.NEGATIVE_INFINITY;
    let end = Number.NEGATIVE_INFINITY;
    for (let now = at('2027-01-01T00:00:00Z'); now < at('2029-04-01T00:00:00Z'); now += 3 * 3_600_000 + 7) {
      expect(addMonths(now, -1)).toBeGreaterThanOrEqual(start);
      expect(breakEnd('month', now)).toBeGreaterThanOrEqual(end);
      // An event at `now` counts exactly until its month is over.
      expect(addMonths(breakEnd('month', now) - 1, -1)).toBeLessThan(now);
      expect(addMonths(breakEnd('month', now), -1)).toBeGreaterThanOrEqual(now);
      start = addMonths(now, -1);
      end = breakEnd('month', now);
    }
  });
});

describe('periods of breaks and exclusions', () => {
  const now = at('2028-02-29T12:00:00Z');
  it.each([
    ['day', '2028-03-01T12:00:00.000Z'],
    ['week', '2028-03-07T12:00:00.000Z'],
    ['month', '2028-03-29T12:00:00.000Z'],
    ['sixWeeks', '2028-04-11T12:00:00.000Z'],
  ] as const)('[R51] break of a %s that begins on a leap day ends at %s', (period, end) => {
    expect(iso(breakEnd(period, now))).toBe(end);
  });

  it.each([
    ['halfYear', '2028-08-29T12:00:00.000Z'],
    ['year', '2029-03-01T00:00:00.000Z'],
    ['threeYears', '2031-03-01T00:00:00.000Z'],
    ['fiveYears', '2033-03-01T00:00:00.000Z'],
    ['forGood', null],
  ] as const)('[R51] exclusion of %s ends at %s', (period, end) => {
    expect(iso(exclusionEnd(period, now))).toBe(end);
  });
});

describe('values of limits', () => {
  it('[R51] limit is tighter only when it allows less', () => {
    expect(isTighter(null, 0)).toBe(true);
    expect(isTighter(100, 99)).toBe(true);
    expect(isTighter(100, 100)).toBe(false);
    expect(isTighter(100, 101)).toBe(false);
    expect(isTighter(100, null)).toBe(false);
    expect(isTighter(null, null)).toBe(false);
  });

  it('[R51] limit accepts any amount and a feasible time, and the reality check cannot be removed', () => {
    expect(isLimitValue('depositDay', 0)).toBe(true);
    expect(isLimitValue('depositDay', 1_234_567)).toBe(true);
    expect(isLimitValue('depositDay', null)).toBe(true);
    expect(isLimitValue('depositDay', -1)).toBe(false);
    expect(isLimitValue('depositDay', 1.5)).toBe(false);
    expect(isLimitValue('sessionMinutes', 4)).toBe(false);
    expect(isLimitValue('sessionMinutes', 1440)).toBe(true);
    expect(isLimitValue('realityMinutes', 60)).toBe(true);
    expect(isLimitValue('realityMinutes', 61)).toBe(false);
    expect(isLimitValue('realityMinutes', null)).toBe(false);
  });
});
