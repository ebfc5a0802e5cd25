import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOfLine, landingStart, planLandings, scatterCells } from '../../../games/slot/reel-plan.ts';
import { TIMING } from '../../../games/slot/timing.ts';
import { ROYAL_SEVENS } from '../../../maths/royal-sevens.ts';

const star = ROYAL_SEVENS.symbols.findIndex(({ role }) => role === 'scatter');
const windowWithStarsOn = (...reels: number[]) =>
  Array.from({ length: 5 }, (_, reel) => (reels.includes(reel) ? [star, 5, 6] : [2, 5, 6]));

describe('reel stops of a spin', () => {
  it('reels stop from left to right, each after the one before', () => {
    const times = planLandings(ROYAL_SEVENS, windowWithStarsOn(), 900).map(({ atMs }) => atMs);
    expect(times).toEqual([900, 1_160, 1_420, 1_680, 1_940]);
  });

  it('reels stop before the server accepts the next stake', () => {
    const last = planLandings(ROYAL_SEVENS, windowWithStarsOn(), TIMING.firstLandingMs).at(-1);
    expect((last?.atMs ?? 0) + TIMING.landingMs + TIMING.bounceMs).toBeLessThanOrEqual(ROYAL_SEVENS.cycleMs);
  });

  it('game that needs more scatters waits later', () => {
    const waits = planLandings(ROYAL_SEVENS, windowWithStarsOn(0, 1, 2), 900, 3);
    expect(waits.map(({ isAnticipated }) => isAnticipated)).toEqual([false, false, false, true, true]);
  });

  it('reels wait longer only after two stars that have landed already', () => {
    const waits = (...reels: number[]) =>
      planLandings(ROYAL_SEVENS, windowWithStarsOn(...reels), 900).map(({ isAnticipated }) => isAnticipated);
    expect(waits(0, 1)).toEqual([false, false, true, true, true]);
    expect(waits(0, 4)).toEqual([false, false, false, false, false]);
    expect(waits(3, 4)).toEqual([false, false, false, false, false]);
  });
});

it('reel strip rests exactly on its stop without a jump in the visible cells', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.nat(31), (sixtyFourths, stop) => {
      const position = sixtyFourths / 64;
      const start = landingStart(position, stop, 4);
      expect(start - stop).toBeGreaterThanOrEqual(4);
      expect(start - stop).toBeLessThan(5);
      expect(start - Math.floor(start)).toBeCloseTo(position - Math.floor(position), 6);
    }),
  );
});

it('win marks as many cells of a line as it has symbols', () => {
  expect(cellsOfLine(ROYAL_SEVENS.lines, 3, 3)).toEqual([
    { reel: 0, row: 0 },
    { reel: 1, row: 1 },
    { reel: 2, row: 2 },
  ]);
});

it('every star in the window is found', () => {
  expect(scatterCells(ROYAL_SEVENS, windowWithStarsOn(1, 4))).toEqual([
    { reel: 1, row: 0 },
    { reel: 4, row: 0 },
  ]);
});
