import type { QuietHours } from '../../contract/push/push-calls.ts';
import type { PushNotice } from '../../contract/push/push-payload.ts';
import { NOTICE_RULES } from './notice-rules.ts';
import { quietFrom, quietUntil } from './quiet-hours.ts';

export interface Circumstances {
  readonly notice: PushNotice;
  readonly expiresAt: number;
  /** Whether the player wants this kind now. */
  readonly isWanted: boolean;
  /** The player's; null: none. */
  readonly ownQuietHours: QuietHours | null;
  /** The platform's, which hold for promotions in any case. */
  readonly quietHours: QuietHours;
  readonly timeZone: string;
  readonly now: number;
}

export type DeliveryPlan =
  | { readonly kind: 'send'; readonly ttlSeconds: number }
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'drop'; readonly reason: 'expired' | 'unwanted' | 'quiet' };

/** Whether a message may go now. A device that is off must not show it in quiet hours either: its life ends before. */
export function planDelivery(about: Circumstances): DeliveryPlan {
  const { notice, expiresAt, isWanted, ownQuietHours, quietHours, timeZone, now } = about;
  const { kind, inQuietHours } = NOTICE_RULES[notice];
  if (!isWanted) return { kind: 'drop', reason: 'unwanted' };
  if (expiresAt <= now) return { kind: 'drop', reason: 'expired' };
  const spans = [ownQuietHours, kind === 'promotions' ? quietHours : null].filter((span) => span !== null);
  if (inQuietHours === 'sent' || spans.length === 0) return send(expiresAt, now);
  const ends = spans.map((span) => quietUntil(span, now, timeZone)).filter((end) => end !== null);
  if (ends.length > 0) {
    const until = Math.max(...ends);
    if (inQuietHours === 'dropped') return { kind: 'drop', reason: 'quiet' };
    return until < expiresAt ? { kind: 'wait', until } : { kind: 'drop', reason: 'expired' };
  }
  return send(Math.min(expiresAt, ...spans.map((span) => quietFrom(span, now, timeZone))), now);
}

const send = (until: number, now: number): DeliveryPlan => ({
  kind: 'send',
  ttlSeconds: Math.max(0, Math.floor((until - now) / 1_000)),
});

const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 3_600_000;
export const MAX_ATTEMPTS = 5;

/** How long a message that was not accepted waits: half a minute, then four times as long each time, or as asked. */
export const waitAfter = (attempts: number, askedMs: number | null): number =>
  Math.max(askedMs ?? 0, Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 4 ** (attempts - 1)));
