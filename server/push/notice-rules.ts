import type { PushKind } from '../../contract/push/push-kinds.ts';
import type { PushNotice } from '../../contract/push/push-payload.ts';

const HOUR_MS = 3_600_000;

interface NoticeRule {
  /** Null: asked for by the player on the spot, so no choice and no hour keeps it back. */
  readonly kind: PushKind | null;
  /** The page that a press opens. */
  readonly path: string;
  /** After this time it is of no use and is not sent any more. */
  readonly livesMs: number;
  readonly urgency: 'low' | 'normal' | 'high';
  /** In quiet hours: sent all the same, kept until they end, or dropped. */
  readonly inQuietHours: 'sent' | 'kept' | 'dropped';
}

/** Every notification: none of them says what was won, lost or paid, and none asks anybody to come back. */
export const NOTICE_RULES: Readonly<Record<PushNotice, NoticeRule>> = {
  // Somebody else may be in the account: it must be told at night too.
  newDevice: {
    kind: 'security',
    path: '/member/profile/devices',
    livesMs: HOUR_MS,
    urgency: 'high',
    inQuietHours: 'sent',
  },
  withdrawal: {
    kind: 'payments',
    path: '/wallets/record?kind=withdraw',
    livesMs: 24 * HOUR_MS,
    urgency: 'normal',
    inQuietHours: 'kept',
  },
  identity: {
    kind: 'payments',
    path: '/member/profile/kyc',
    livesMs: 24 * HOUR_MS,
    urgency: 'normal',
    inQuietHours: 'kept',
  },
  mail: { kind: 'mail', path: '/email', livesMs: 24 * HOUR_MS, urgency: 'normal', inQuietHours: 'kept' },
  // The mail itself waits in the mail box; an offer of last night needs no second call in the morning.
  offer: {
    kind: 'promotions',
    path: '/email',
    livesMs: 4 * HOUR_MS,
    urgency: 'low',
    inQuietHours: 'dropped',
  },
  test: {
    kind: null,
    path: '/member/profile/notifications',
    livesMs: HOUR_MS / 4,
    urgency: 'high',
    inQuietHours: 'sent',
  },
};
