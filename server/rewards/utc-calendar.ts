const DAY_MS = 86_400_000;
/** 1970 began on a Thursday: the Monday of its first full week. */
const FIRST_MONDAY_MS = 4 * DAY_MS;
const WEEK_MS = 7 * DAY_MS;

/** A stretch of the UTC calendar: its name, which no other stretch of its kind has, and where the next one begins. */
export interface Stretch {
  readonly key: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The day's date, YYYY-MM-DD. */
export const utcDate = (at: number): string => new Date(at).toISOString().slice(0, 10);

export function utcDay(at: number): Stretch {
  const startsAt = at - (at % DAY_MS);
  return { key: utcDate(startsAt), startsAt, endsAt: startsAt + DAY_MS };
}

/** From Monday on; its key is that Monday. */
export function utcWeek(at: number): Stretch {
  const startsAt = at - ((at - FIRST_MONDAY_MS) % WEEK_MS);
  return { key: utcDate(startsAt), startsAt, endsAt: startsAt + WEEK_MS };
}

/** Returns the UTC month of a moment; its key is YYYY-MM. */
export function utcMonth(at: number): Stretch {
  const day = new Date(at);
  const startsAt = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1);
  return {
    key: utcDate(startsAt).slice(0, 7),
    startsAt,
    endsAt: Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1),
  };
}

export const monthBefore = (at: number): Stretch => utcMonth(utcMonth(at).startsAt - 1);
