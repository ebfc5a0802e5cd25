import { marketDay, marketTime } from '../market-day.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

interface Times {
  /** Of the week; 1 is Monday. */
  readonly days: readonly number[];
  /** On the market's clocks, like `21:00`. */
  readonly drawAt: string;
  readonly closeMinutes: number;
}

/** The first draw whose sale has not ended at `now`, and when that ends. Milliseconds since 1970. */
export function nextDraw(
  { days, drawAt, closeMinutes }: Times,
  timeZone: string,
  now: number,
): { closesAt: number; drawAt: number } {
  const minute = Number(drawAt.slice(0, 2)) * 60 + Number(drawAt.slice(3));
  // A week and a day: the sale of this weekday's draw may be over.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const day = marketDay(marketTime(marketDay(now, timeZone), 720, timeZone) + ahead * DAY_MS, timeZone);
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
    const at = marketTime(day, minute, timeZone);
    const closesAt = at - closeMinutes * MINUTE_MS;
    if (days.includes(weekday) && closesAt > now) return { closesAt, drawAt: at };
  }
  throw new RangeError('a lottery without a day');
}
