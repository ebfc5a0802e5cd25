import type { PayAlternative, ReturnTest } from './return-test.ts';

/** A day of a game: how many of its rounds fell into each class of pays. */
export interface CountedDay {
  readonly counts: readonly number[];
}

export interface ReturnFinding<Day> {
  /** Null where a round won what the game never pays. */
  readonly alternative: PayAlternative | null;
  /** From the day that the excess is most likely to have begun on, to the one that it was found on. */
  readonly days: readonly Day[];
}

/** The first finding in the days of a game, in their order; null while its pays are those that it states. */
export function runReturnTest<Day extends CountedDay>(
  { classes, alternatives, threshold }: ReturnTest,
  days: readonly Day[],
): ReturnFinding<Day> | null {
  const sums = alternatives.map(() => ({ sum: 0, from: 0 }));
  for (const [at, day] of days.entries()) {
    if (day.counts.some((count, payClass) => count > 0 && !classes[payClass]?.chance))
      return { alternative: null, days: [day] };
    for (const [index, alternative] of alternatives.entries()) {
      const state = sums[index] as (typeof sums)[number];
      if (state.sum <= 0) state.from = at;
      state.sum = Math.max(0, state.sum) + logRatioOf(alternative, day.counts);
      if (state.sum > threshold) return { alternative, days: days.slice(state.from, at + 1) };
    }
  }
  return null;
}

export function logRatioOf({ logRatios }: PayAlternative, counts: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < counts.length; at += 1) sum += (counts[at] ?? 0) * (logRatios[at] ?? 0);
  return sum;
}
