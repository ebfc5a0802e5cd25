import type { FreeSpinGame } from '../slot/free-spin-figures.ts';
import { addPays, chancesOfCases, mixPays, type PayChances } from './pay-chances.ts';

/** The chances of a slot whose free spins are independent of each other and win no more of themselves. */
export function freeSpinChances({ base, free, scatterPay, multipliersOf }: FreeSpinGame): PayChances {
  const oneSpin = chancesOfCases(
    free.counts.flatMap((row) => [...row]),
    free.size,
  );
  // Fewer scatters win the first spins of those that more of them win.
  const features = new Map<number, PayChances>([[0, Float64Array.of(1)]]);
  const featureOf = (ladder: readonly number[]): PayChances => {
    const known = features.get(ladder.length);
    if (known) return known;
    const feature = addPays(featureOf(ladder.slice(0, -1)), oneSpin, ladder.at(-1));
    features.set(ladder.length, feature);
    return feature;
  };
  return mixPays(
    base.counts.flatMap((row, scatters) => {
      if (row.size === 0) return [];
      const spins = [...row].map(([pay, count]) => [pay + scatterPay(scatters), count] as const);
      const times = spins.reduce((sum, [, count]) => sum + count, 0);
      return [
        [
          times / base.size,
          addPays(featureOf(multipliersOf(scatters)), chancesOfCases(spins, times)),
        ] as const,
      ];
    }),
  );
}
