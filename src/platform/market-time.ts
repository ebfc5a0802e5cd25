/** Undefined until the market is known: the device's own. */
let marketZone: string | undefined;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Moments are told in the market's zone, which its days, draws and limits follow: who travels reads what everybody reads.
 * @param timeZone IANA name; one that the browser does not know changes nothing
 */
export function setMarketZone(timeZone: string | undefined): void {
  if (timeZone === undefined || timeZone === marketZone) return;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    return;
  }
  marketZone = timeZone;
  formats.clear();
}

type MomentShape = Pick<
  Intl.DateTimeFormatOptions,
  'dateStyle' | 'timeStyle' | 'hourCycle' | 'weekday' | 'day' | 'month' | 'hour' | 'minute'
>;

/** Formats moments in the market's zone; created once for each language and shape. */
export function momentFormat(locale: string, shape: MomentShape): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(shape)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...shape, timeZone: marketZone });
  formats.set(key, format);
  return format;
}
