import type { MailCategory } from '../../contract/mail/mail-calls.ts';
import type { Db } from '../db/sql.ts';
import { queuePush } from '../push/public/queue-push.ts';

interface MailPushDetails {
  readonly category: MailCategory;
  readonly isPromotion?: boolean;
  readonly now: number;
}

/**
 * Notifies players of a mail that has arrived. What offers or gives something is a promotion here, also where the mail
 * itself needs no consent: a notification comes unasked, a mail is read when the player looks.
 */
export function pushMails(
  db: Db,
  told: readonly { readonly playerId: string; readonly key: string }[],
  { category, isPromotion = false, now }: MailPushDetails,
): Promise<void> {
  const isService = (category === 'service' || category === 'account') && !isPromotion;
  return queuePush(db, isService ? 'mail' : 'offer', told, now);
}
