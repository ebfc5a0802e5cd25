import { describe, expect, it } from 'vitest';
import { nextDraw } from '../../../server/lottery/draw-times.ts';

const iso = (times: { closesAt: number; drawAt: number }) => [
  new Date(times.closesAt).toISOString(),
  new Date(times.drawAt).toISOString(),
];
const DAILY = { days: [1, 2, 3, 4, 5, 6, 7], drawAt: '21:00', closeMinutes: 10 };

describe('times of a draw', () => {
  it('[R08] draw is at its time of the market’s day, and at the next day’s once its sale has ended', () => {
    const before = Date.parse('2027-03-10T12:49:59Z');
    expect(iso(nextDraw(DAILY, 'Asia/Manila', before))).toEqual([
      '2027-03-10T12:50:00.000Z',
      '2027-03-10T13:00:00.000Z',
    ]);
    expect(iso(nextDraw(DAILY, 'Asia/Manila', before + 1_000))[1]).toBe('2027-03-11T13:00:00.000Z');
  });

  it('[R08] weekend draws are on the market’s Saturday and Sunday', () => {
    const weekend = { days: [6, 7], drawAt: '00:30', closeMinutes: 15 };
    const friday = Date.parse('2027-03-12T10:00:00Z');
    // Half past midnight of Saturday in Manila is still Friday in UTC.
    expect(iso(nextDraw(weekend, 'Asia/Manila', friday))[1]).toBe('2027-03-12T16:30:00.000Z');
    const saturday = Date.parse('2027-03-12T16:31:00Z');
    expect(iso(nextDraw(weekend, 'Asia/Manila', saturday))[1]).toBe('2027-03-13T16:30:00.000Z');
    const sunday = Date.parse('2027-03-13T16:31:00Z');
    expect(iso(nextDraw(weekend, 'Asia/Manila', sunday))[1]).toBe('2027-03-19T16:30:00.000Z');
  });

  it('draw keeps its time on the clocks when a zone changes to summer time', () => {
    const saturday = Date.parse('2027-03-27T22:00:00Z');
    expect(iso(nextDraw(DAILY, 'Europe/Paris', saturday))[1]).toBe('2027-03-28T19:00:00.000Z');
  });
});
