import { JADE_REELS } from '../jade-tiger/reels.ts';
import { walkWays } from '../slot/walk-ways.ts';
import { freeSpinChances } from './free-spin-chances.ts';
import { classesOf, type PayClass } from './pay-classes.ts';

export function jadeTigerClasses(): PayClass[] {
  const { symbols, rows, baseStrips, freeStrips, spinsByScatters } = JADE_REELS;
  const chances = freeSpinChances({
    base: walkWays(symbols, baseStrips, rows),
    free: walkWays(symbols, freeStrips, rows),
    scatterPay: () => 0,
    multipliersOf: (scatters) => new Array(spinsByScatters[scatters] ?? 0).fill(1),
  });
  return classesOf(chances);
}
