import type { PayAlternative, ReturnTest } from './return-test.ts';
import { findExcess } from './running-sums.ts';

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
  const neverPaid = days.findIndex(({ counts }) =>
    counts.some((count, payClass) => count > 0 && !classes[payClass]?.chance),
  );
  const before = neverPaid < 0 ? days : days.slice(0, neverPaid);
  const excess = findExcess(before, threshold, ({ counts }) =>
    alternatives.map((alternative) => logRatioOf(alternative, counts)),
  );
  if (excess) return { alternative: alternatives[excess.index] ?? null, days: excess.days };
  return neverPaid < 0 ? null : { alternative: null, days: days.slice(neverPaid, neverPaid + 1) };
}

export function logRatioOf({ logRatios }: PayAlternative, counts: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < counts.length; at += 1) sum += (counts[at] ?? 0) * (logRatios[at] ?? 0);
  return sum;
}
