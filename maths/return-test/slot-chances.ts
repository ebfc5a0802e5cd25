import { RUSH_HOLD, RUSH_REELS, RUSH_TRIGGER } from '../gold-rush/reels.ts';
import { orchardCases } from '../golden-orchard/orchard-figures.ts';
import { JADE_REELS } from '../jade-tiger/reels.ts';
import { MASQUE_REELS } from '../midnight-masque/reels.ts';
import { ROYAL_SEVENS } from '../royal-sevens.ts';
import { walkCycle } from '../slot/walk-cycle.ts';
import { walkWays } from '../slot/walk-ways.ts';
import { freeSpinChances } from './free-spin-chances.ts';
import { holdChances } from './hold-chances.ts';
import { chancesOfCases } from './pay-chances.ts';
import { classesOf, type PayClass } from './pay-classes.ts';
import { stickyChances } from './sticky-chances.ts';

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

export function goldenOrchardClasses(): PayClass[] {
  const cases = [...orchardCases()].map(([pay, count]) => [pay, Number(count)] as const);
  return classesOf(
    chancesOfCases(
      cases,
      cases.reduce((sum, [, count]) => sum + count, 0),
    ),
  );
}

export function goldRushClasses(): PayClass[] {
  // Line bets are tenths of a stake, and coins are worth whole halves.
  const unit = 10;
  return classesOf(holdChances(RUSH_REELS, RUSH_HOLD, RUSH_TRIGGER, unit), unit);
}

export const midnightMasqueClasses = (): PayClass[] => classesOf(stickyChances(MASQUE_REELS));
