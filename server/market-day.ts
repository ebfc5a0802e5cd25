/** The calendar day of a moment in the market's time zone, YYYY-MM-DD. */
export function marketDay(now: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** When a day begins in the market's time zone. @param day YYYY-MM-DD */
export const marketMidnight = (day: string, timeZone: string): number => marketTime(day, 0, timeZone);

/** When the market's clocks show a time of a day. @param day YYYY-MM-DD @param minute of the day, 0 to 1439 */
export function marketTime(day: string, minute: number, timeZone: string): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minute * 60_000;
  return asUtc - zoneOffset(asUtc - zoneOffset(asUtc, timeZone), timeZone);
}

/** How far the zone's clocks are ahead of UTC at a moment, in milliseconds. */
function zoneOffset(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(at / 1_000) * 1_000;
}
