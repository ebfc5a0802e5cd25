const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export interface PlannedShow {
  readonly startsAt: string;
  readonly minutes: number;
  readonly everyHours: number;
}

export interface Performance<Show> {
  readonly show: Show;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The performance of a show that runs at `now`, or else its next one; null when there is none any more. */
function currentOf<Show extends PlannedShow>(show: Show, now: number): Performance<Show> | null {
  const first = Date.parse(show.startsAt);
  const length = show.minutes * MINUTE_MS;
  const step = show.everyHours * HOUR_MS;
  const passed = step === 0 || now < first ? 0 : Math.floor((now - first) / step);
  const at = (count: number) => ({
    show,
    startsAt: first + count * step,
    endsAt: first + count * step + length,
  });
  const current = at(passed);
  if (now < current.endsAt) return current;
  return step === 0 ? null : at(passed + 1);
}

/**
 * What is live at `now`, which is the show that began last, and what comes after it, the next one first. A show ends before
 * the millisecond of its end.
 */
export function planShows<Show extends PlannedShow>(
  shows: readonly Show[],
  now: number,
): { live: Performance<Show> | null; schedule: Performance<Show>[] } {
  const current = shows.flatMap((show) => currentOf(show, now) ?? []);
  const running = current
    .filter(({ startsAt }) => startsAt <= now)
    .sort((one, other) => other.startsAt - one.startsAt);
  const again = running.flatMap(({ show, endsAt }) => currentOf(show, endsAt) ?? []);
  const schedule = [...current.filter(({ startsAt }) => startsAt > now), ...again].sort(
    (one, other) => one.startsAt - other.startsAt,
  );
  return { live: running[0] ?? null, schedule };
}
