import { CALENDAR_DAYS } from '../../contract/calendar/calendar-calls.ts';
import { utcDate, utcDay } from '../rewards/public/utc-calendar.ts';

const DAY_MS = 86_400_000;

interface OpenedDoor {
  readonly day: string;
  readonly place: number;
}

export interface CalendarState {
  /** UTC date. */
  readonly day: string;
  /** The door of this day, 1 to 7. */
  readonly place: number;
  readonly isOpened: boolean;
  /** When the next UTC day begins; milliseconds since 1970. */
  readonly nextAt: number;
}

/** The two days that decide which door this day has. */
export const daysNeeded = (now: number): string[] => [utcDate(now), utcDate(now - DAY_MS)];

/** The day's door: the one after yesterday's, or the first where yesterday had none, and after the last. */
export function calendarStateOf(opened: readonly OpenedDoor[], now: number): CalendarState {
  const [today = '', yesterday = ''] = daysNeeded(now);
  const placeOf = (day: string) => opened.find((one) => one.day === day)?.place;
  const before = placeOf(yesterday) ?? 0;
  return {
    day: today,
    place: placeOf(today) ?? (before % CALENDAR_DAYS) + 1,
    isOpened: placeOf(today) !== undefined,
    nextAt: utcDay(now).endsAt,
  };
}
