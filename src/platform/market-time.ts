/** The market's zone is the last; those before it stay until a format shows that the browser knows it. Empty: the device's own. */
let zones: string[] = [];
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Moments are told in the market's zone, which its days, draws and limits follow: who travels reads what everybody reads.
 * @param timeZone IANA name; one that the browser does not know changes nothing
 */
export function setMarketZone(timeZone: string | undefined): void {
  if (timeZone === undefined || timeZone === zones.at(-1)) return;
  zones.push(timeZone);
  formats.clear();
}

/**
 * The zone is first tried where a moment is told: the first format of a page takes as long as its first window, and the
 * zone is known before that is drawn.
 */
function makeFormat(locale: string, shape: MomentShape): Intl.DateTimeFormat {
  const timeZone = zones.at(-1);
  try {
    const format = new Intl.DateTimeFormat(locale, { ...shape, timeZone });
    zones = zones.slice(-1);
    return format;
  } catch (error) {
    if (timeZone === undefined || !(error instanceof RangeError)) throw error;
    zones.pop();
    return makeFormat(locale, shape);
  }
}

type MomentShape = Pick<
  Intl.DateTimeFormatOptions,
  'dateStyle' | 'timeStyle' | 'hourCycle' | 'weekday' | 'day' | 'month' | 'hour' | 'minute' | 'timeZoneName'
>;

/** Formats moments in the market's zone; created once for each language and shape. */
export function momentFormat(locale: string, shape: MomentShape): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(shape)}`;
  const format = formats.get(key) ?? makeFormat(locale, shape);
  formats.set(key, format);
  return format;
}

/** A moment for a file: `2026-01-05 16:00:00`, which every spreadsheet reads as one, in the market's time. */
export const plainMoment = (at: number): string =>
  momentFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' }).format(at);

/** What the market's time is called, where a moment itself does not say it. */
export function zoneName(locale: string): string {
  const parts = momentFormat(locale, { timeZoneName: 'long' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
