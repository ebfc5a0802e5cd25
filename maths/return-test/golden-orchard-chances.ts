import { ORCHARD_REELS } from '../golden-orchard/reels.ts';
import { GOLDEN_ORCHARD_SLOT } from '../golden-orchard.ts';
import { cycleOf } from '../slot/definition/cycle-of.ts';
import { chancesOfCases } from './pay-chances.ts';
import { classesOf, type PayClass } from './pay-classes.ts';

export function goldenOrchardClasses(): PayClass[] {
  const { lines, strips } = ORCHARD_REELS;
  const cycle = cycleOf(GOLDEN_ORCHARD_SLOT, strips);
  const cases = cycle?.counts.flatMap((row) => [...row]) ?? [];
  return classesOf(chancesOfCases(cases, cycle?.size ?? 0), 100 / lines.length);
}
