import type { Context } from '../../context.ts';
import type { Db } from '../../db/sql.ts';
import { mayBeOffered } from '../../protection/public/offers.ts';
import { insertMails, readMailDots } from '../mail-queries.ts';
import { pushMails } from '../push-mails.ts';
import { MAIL_TEMPLATES, type MailContent } from './mail-content.ts';

/**
 * The red dots of mail: one that was not opened, and an attachment that can be claimed. To whom nothing may be offered, only
 * mails about their games and their account are told.
 */
export async function mailDots(
  context: Context,
  playerId: string,
  now: number,
): Promise<{ hasMail: boolean; emailAwardFlag: boolean }> {
  const { hasUnread, hasUnreadService, hasReward } = await readMailDots(context.sql, playerId, now);
  if (!hasUnread && !hasReward) return { hasMail: false, emailAwardFlag: false };
  const isOffered = await mayBeOffered(context, playerId);
  return { hasMail: isOffered ? hasUnread : hasUnreadService, emailAwardFlag: isOffered && hasReward };
}

interface Sent {
  readonly id: string;
  readonly playerId: string;
  readonly now: number;
}

/** One mail to one player. */
export async function sendMail(db: Db, { now, ...mail }: Sent, content: MailContent): Promise<void> {
  const { category } = MAIL_TEMPLATES[content.template];
  await insertMails(db, [{ ...mail, ...content, category, campaignId: null, sentAt: now }]);
  await pushMails(db, [{ playerId: mail.playerId, key: `mail:${mail.id}` }], { category, now });
}
