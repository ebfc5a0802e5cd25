import { describe, expect, it } from 'vitest';
import { openingAt } from '../../../server/support/opening-hours.ts';

const MANILA = 'Asia/Manila';
/** A Wednesday. */
const at = (hour: number, minute = 0, day = 10) => Date.UTC(2027, 2, day, hour - 8, minute);
const WEEKDAYS = [{ days: [1, 2, 3, 4, 5], from: '09:00', until: '17:30' }];
const ALWAYS = [{ days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', until: '24:00' }];

describe('opening hours', () => {
  it.each([
    ['before it opens', at(8, 59), false, at(9)],
    ['from its first minute', at(9), true, at(17, 30)],
    ['in its last minute', at(17, 29), true, at(17, 30)],
    ['from its end', at(17, 30), false, at(9, 0, 11)],
    ['after Friday', at(20, 0, 12), false, at(9, 0, 15)],
  ])('[R57] service %s says when that changes', (_name, now, isOpen, changesAt) => {
    expect(openingAt(WEEKDAYS, MANILA, now)).toEqual({ isOpen, changesAt });
  });

  it('[R57] service that never closes, and one that never opens, name no change', () => {
    expect(openingAt(ALWAYS, MANILA, at(12))).toEqual({ isOpen: true, changesAt: null });
    expect(openingAt([], MANILA, at(12))).toEqual({ isOpen: false, changesAt: null });
  });

  it('[R57] hours until midnight join those of the next day', () => {
    const late = [
      { days: [3], from: '18:00', until: '24:00' },
      { days: [4], from: '00:00', until: '02:00' },
    ];
    expect(openingAt(late, MANILA, at(23))).toEqual({ isOpen: true, changesAt: at(26) });
  });

  it('[R57] hours follow the clock of a zone that changes it', () => {
    const days = [{ days: [0, 1, 2, 3, 4, 5, 6], from: '08:00', until: '12:00' }];
    // Clocks go forward in the night to March 28, 2027.
    const evening = Date.UTC(2027, 2, 27, 19);
    expect(openingAt(days, 'Europe/Berlin', evening).changesAt).toBe(Date.UTC(2027, 2, 28, 6));
  });
});
