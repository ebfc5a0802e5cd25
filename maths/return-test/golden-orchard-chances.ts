import { orchardCases } from '../golden-orchard/orchard-figures.ts';
import { chancesOfCases } from './pay-chances.ts';
import { classesOf, type PayClass } from './pay-classes.ts';

export function goldenOrchardClasses(): PayClass[] {
  const cases = [...orchardCases()].map(([pay, count]) => [pay, Number(count)] as const);
  return classesOf(
    chancesOfCases(
      cases,
      cases.reduce((sum, [, count]) => sum + count, 0),
    ),
  );
}
