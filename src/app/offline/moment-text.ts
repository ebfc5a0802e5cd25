import { formatLocale } from '../../platform/i18n.ts';
import { momentFormat } from '../../platform/market-time.ts';

const DAY_MS = 86_400_000;

/** The time of a moment, with its date where it is more than some hours ago. */
export function momentText(at: number, now: number): string {
  const isNear = Math.abs(now - at) < DAY_MS / 2;
  return momentFormat(formatLocale(), {
    ...(isNear ? {} : { dateStyle: 'medium' }),
    timeStyle: 'short',
  }).format(at);
}
