import type { OpeningHours } from '../../../contract/support/support-calls.ts';

/** A Sunday: days of the week are named by dates that come after it. */
const SUNDAY = Date.UTC(2027, 0, 3);
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

function timeText(time: string, locale: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const at = SUNDAY + (hours * 60 + minutes) * MINUTE_MS;
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(at);
}

function dayText(day: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(SUNDAY + day * DAY_MS);
}

export interface HoursLine {
  /** Null: every day. */
  readonly days: string | null;
  /** Null: all day. */
  readonly times: string | null;
}

/** Opening hours in words of the reader's language, by the market's clock. */
export function hoursLines(hours: readonly OpeningHours[], locale: string): HoursLine[] {
  return hours.map(({ days, from, until }) => ({
    days:
      new Set(days).size === 7
        ? null
        : new Intl.ListFormat(locale, { type: 'conjunction' }).format(
            days.map((day) => dayText(day, locale)),
          ),
    times:
      from === '00:00' && until === '24:00' ? null : `${timeText(from, locale)} – ${timeText(until, locale)}`,
  }));
}

/** The name of a time zone as people call it, like Philippine Standard Time. */
export function zoneText(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(SUNDAY);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
