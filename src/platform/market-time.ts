/** Undefined until the market is known: the device's own. */
let marketZone: string | undefined;
/** The one before, while no format has shown that the browser knows the new one. */
let setAsideZone: string | undefined;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Moments are told in the market's zone, which its days, draws and limits follow: who travels reads what everybody reads.
 * @param timeZone IANA name; one that the browser does not know changes nothing
 */
export function setMarketZone(timeZone: string | undefined): void {
  if (timeZone === undefined || timeZone === marketZone) return;
  setAsideZone = marketZone;
  marketZone = timeZone;
  formats.clear();
}

/**
 * The zone is first tried where a moment is told: the first format of a page takes as long as its first window, and the
 * zone is known before that is drawn.
 */
function makeFormat(locale: string, shape: MomentShape): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...shape, timeZone: marketZone });
  } catch (error) {
    if (marketZone === undefined || !(error instanceof RangeError)) throw error;
    marketZone = setAsideZone;
    setAsideZone = undefined;
    return makeFormat(locale, shape);
  }
}

type MomentShape = Pick<
  Intl.DateTimeFormatOptions,
  'dateStyle' | 'timeStyle' | 'hourCycle' | 'weekday' | 'day' | 'month' | 'hour' | 'minute'
>;

/** Formats moments in the market's zone; created once for each language and shape. */
export function momentFormat(locale: string, shape: MomentShape): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(shape)}`;
  const format = formats.get(key) ?? makeFormat(locale, shape);
  formats.set(key, format);
  return format;
}
