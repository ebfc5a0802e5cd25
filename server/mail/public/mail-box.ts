import type { Db } from '../../db/sql.ts';
import type { MailContent, SentMail } from '../../outbox.ts';
import { MAIL_TEMPLATES } from '../mail-content.ts';
import { insertMails } from '../mail-queries.ts';
import { pushMails } from '../push-mails.ts';

/**
 * A mail to each of these players about one thing, at most once a player and `subjectId`. A thousand at a time: each takes
 * eight values of a statement.
 */
export async function sendMails(
  db: Db,
  subjectId: string,
  mails: readonly (SentMail & { readonly content: MailContent })[],
): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ now, content, ...mail }) => ({
    ...mail,
    ...content,
    category: MAIL_TEMPLATES[content.template].category,
    campaignId: subjectId,
    sentAt: now,
  }));
  await insertMails(db, rows);
}

/** Sends one mail to one player. */
export async function sendMail(db: Db, { now, ...mail }: SentMail, content: MailContent): Promise<void> {
  const { category } = MAIL_TEMPLATES[content.template];
  await insertMails(db, [{ ...mail, ...content, category, campaignId: null, sentAt: now }]);
  await pushMails(db, [{ playerId: mail.playerId, key: `mail:${mail.id}` }], { category, now });
}
