import { LOCK_MS } from '../../../contract/limits.ts';
import { isCallFailure } from '../../platform/http/call-failure.ts';
import { formatLocale, isMessageKey, t } from '../../platform/i18n.ts';
import { momentFormat } from '../../platform/market-time.ts';
import { timeNow } from '../../platform/time.ts';
import { minimumAge } from '../config/minimum-age.ts';
import { rememberErrorText } from './error-texts.ts';

/** What happened and what to do next, in plain language. Never a stack or a server's own text. */
export function describeFailure(error: unknown): string {
  const { key, code } = isCallFailure(error) ? error : { key: 'unknown', code: 0 };
  const own = `error.${key}`;
  if (isMessageKey(own)) {
    const text = t(own, { code, age: ageOf(error), lockMinutes: LOCK_MS / 60_000, time: untilOf(error) });
    rememberErrorText(text, key);
    return text;
  }
  // The messages of errors are loaded after the first paint, and may be what could not be loaded.
  if (!isMessageKey('error.unknown'))
    return t(key === 'offline' ? 'shell.offline.none' : 'shell.panel.failed');
  return t('error.unknown', { code });
}

/** The moment from which a try is worth it, in the market's time. */
function untilOf(error: unknown): string {
  const details = isCallFailure(error) ? error.details : null;
  const until = details && typeof details === 'object' && 'until' in details ? details.until : null;
  const at = typeof until === 'number' ? until : timeNow() + LOCK_MS;
  return momentFormat(formatLocale(), { timeStyle: 'short' }).format(at);
}

/** The age that the error itself names, else the market's. */
function ageOf(error: unknown): number {
  const details = isCallFailure(error) ? error.details : null;
  const named = details && typeof details === 'object' && 'minimumAge' in details ? details.minimumAge : null;
  return typeof named === 'number' ? named : (minimumAge() ?? 0);
}
