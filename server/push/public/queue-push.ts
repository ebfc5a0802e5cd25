import type { PushNotice } from '../../../contract/push/push-payload.ts';
import type { Db } from '../../db/sql.ts';
import { insertMessages, type Recipient } from '../message-queries.ts';
import { NOTICE_RULES } from '../notice-rules.ts';

/**
 * Notifies players on their devices, as far as they chose it; a job sends it. To be called in the transaction of what it
 * tells of: both are committed, or neither.
 */
export async function queuePush(
  db: Db,
  notice: PushNotice,
  recipients: readonly Recipient[],
  now: number,
): Promise<void> {
  if (recipients.length === 0) return;
  const { kind, livesMs } = NOTICE_RULES[notice];
  // Whether promotions may be sent is asked of the domain rights, for each player, when they are sent.
  const choice = kind === 'promotions' ? null : kind;
  await insertMessages(db, { recipients, notice, choice, madeAt: now, expiresAt: now + livesMs });
}
