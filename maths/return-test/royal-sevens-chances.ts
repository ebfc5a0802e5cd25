import { ROYAL_SEVENS } from '../royal-sevens.ts';
import { walkCycle } from '../slot/walk-cycle.ts';
import { freeSpinChances } from './free-spin-chances.ts';
import { classesOf, type PayClass } from './pay-classes.ts';

export function royalSevensClasses(): PayClass[] {
  const { symbols, lines, baseStrips, freeStrips, freeSpins } = ROYAL_SEVENS;
  const scatterPays = symbols.find(({ role }) => role === 'scatter')?.pays ?? {};
  const chances = freeSpinChances({
    base: walkCycle(ROYAL_SEVENS, baseStrips),
    free: walkCycle(ROYAL_SEVENS, freeStrips),
    scatterPay: (scatters) => (scatterPays[scatters] ?? 0) * lines.length,
    multipliersOf: (scatters) =>
      Array.from({ length: freeSpins.spinsByScatters[scatters] ?? 0 }, (_, at) => freeSpins.multiplierOf(at)),
  });
  return classesOf(chances, 100 / lines.length);
}
