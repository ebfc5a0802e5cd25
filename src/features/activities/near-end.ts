const YEAR_MS = 365 * 86_400_000;

/** Whether an end is near enough to matter: what runs without one has a date years away. Milliseconds since 1970. */
export const hasNearEnd = (endAt: number, now: number): boolean => endAt - now < YEAR_MS;
