import type { QuietHours } from '../../contract/push/push-calls.ts';
import { marketDay, marketTime } from '../market-day.ts';

const DAY_MS = 86_400_000;

/** When the market's clocks next show this minute, after `now`. */
function nextTime(minute: number, now: number, timeZone: string): number {
  for (const day of [0, 1, 2]) {
    const at = marketTime(marketDay(now + day * DAY_MS, timeZone), minute, timeZone);
    if (at > now) return at;
  }
  return now + DAY_MS;
}

/** When the quiet hours that run now end; null outside of them. */
export function quietUntil({ from, until }: QuietHours, now: number, timeZone: string): number | null {
  const [begins, ends] = [nextTime(from, now, timeZone), nextTime(until, now, timeZone)];
  return ends < begins ? ends : null;
}

/** Returns when the next quiet hours begin. */
export const quietFrom = ({ from }: QuietHours, now: number, timeZone: string): number =>
  nextTime(from, now, timeZone);
