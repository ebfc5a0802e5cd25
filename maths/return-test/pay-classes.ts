import type { PayChances } from './pay-chances.ts';

/** The rounds of a bet whose wins are of about the same size. */
export interface PayClass {
  /** Share of all rounds. */
  readonly chance: number;
  /** What a round of the class returns on average, in stakes. */
  readonly mean: number;
}

/**
 * Where each class of wins but the first two begins, in hundredths of the stake: every class reaches to twice its
 * beginning. Before them come the rounds that return nothing, and those below a quarter of the stake.
 */
export const CLASS_EDGES: readonly number[] = Array.from({ length: 18 }, (_, at) => 25 * 2 ** at);

/** @param pay in hundredths of the stake */
export function classOf(pay: number): number {
  if (pay === 0) return 0;
  const edge = CLASS_EDGES.findIndex((from) => pay < from);
  return 1 + (edge < 0 ? CLASS_EDGES.length : edge);
}

/**
 * The exact chances of a bet, gathered in classes. Counts of these classes are what a day of a game keeps.
 * @param unit what one of the pays is, in hundredths of the stake
 */
export function classesOf(chances: PayChances, unit = 1): PayClass[] {
  const sums: { chance: number; paid: number }[] = [];
  chances.forEach((chance, pay) => {
    if (chance === 0) return;
    const at = classOf(pay * unit);
    while (sums.length <= at) sums.push({ chance: 0, paid: 0 });
    const sum = sums[at] as { chance: number; paid: number };
    sum.chance += chance;
    sum.paid += (chance * pay * unit) / 100;
  });
  return sums.map(({ chance, paid }) => ({ chance, mean: chance === 0 ? 0 : paid / chance }));
}

export const toPayClasses = (rows: readonly (readonly [number, number])[]): PayClass[] =>
  rows.map(([chance, mean]) => ({ chance, mean }));
