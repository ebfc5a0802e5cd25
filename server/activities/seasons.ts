import type { ActivityId } from '../../contract/ids.ts';
import { marketDay, marketMidnight } from '../market-day.ts';

type Name = keyof typeof ActivityId;

/** Days as MM-DD in the market's zone; `until` is the first day after the season, in the next year where it is earlier. */
interface Season {
  readonly from: string;
  readonly until: string;
}

/** Activities that return every year. They do not overlap: the lobby wears one dress at a time. */
const SEASONS: Readonly<Partial<Record<Name, Season>>> = {
  christmas: { from: '12-01', until: '12-27' },
  newYear: { from: '12-27', until: '01-07' },
  // The month of the town fiestas.
  festival: { from: '05-01', until: '06-01' },
};

export const SEASON_NAMES: readonly string[] = Object.keys(SEASONS);

export interface Period {
  readonly startAt: number;
  readonly endAt: number;
}

/** The season that runs at `now`, or else the next one; null for an activity that has none. */
export function seasonFrom(name: string, now: number, timeZone: string): Period | null {
  const season = SEASONS[name as Name];
  if (!season) return null;
  const { from, until } = season;
  const year = Number(marketDay(now, timeZone).slice(0, 4));
  const inYear = (start: number): Period => ({
    startAt: marketMidnight(`${start}-${from}`, timeZone),
    endAt: marketMidnight(`${until < from ? start + 1 : start}-${until}`, timeZone),
  });
  // That of last year may not have ended.
  return [year - 1, year].map(inYear).find(({ endAt }) => endAt > now) ?? inYear(year + 1);
}
