/** The day on which a sum passed its threshold, and the one from which on it was counted. */
export interface Excess<Day> {
  /** Of the sums of a day. */
  readonly index: number;
  readonly days: readonly Day[];
}

/**
 * Adds up log likelihood ratios day by day, each reflected at zero at the begin of a day (CUSUM, see `return-test.ts`).
 * @param ratiosOf the ratios of one day, the same number of them for all days
 * @returns the first that passes; null where none does
 */
export function findExcess<Day>(
  days: readonly Day[],
  threshold: number,
  ratiosOf: (day: Day) => readonly number[],
): Excess<Day> | null {
  const sums: { sum: number; from: number }[] = [];
  for (const [at, day] of days.entries())
    for (const [index, ratio] of ratiosOf(day).entries()) {
      sums[index] ??= { sum: 0, from: at };
      const state = sums[index];
      if (state.sum <= 0) state.from = at;
      state.sum = Math.max(0, state.sum) + ratio;
      if (state.sum > threshold) return { index, days: days.slice(state.from, at + 1) };
    }
  return null;
}
