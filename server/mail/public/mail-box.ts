import type { Db } from '../../db/sql.ts';
import { insertMails, readHasUnread } from '../mail-queries.ts';
import { MAIL_TEMPLATES, type MailContent } from './mail-content.ts';

/** Whether a mail waits that the player has not opened: the red dot. */
export const hasUnreadMail = (db: Db, playerId: string, now: number): Promise<boolean> =>
  readHasUnread(db, playerId, now);

interface Sent {
  readonly id: string;
  readonly playerId: string;
  readonly now: number;
}

/** One mail to one player. */
export async function sendMail(db: Db, { now, ...mail }: Sent, content: MailContent): Promise<void> {
  const { category } = MAIL_TEMPLATES[content.template];
  await insertMails(db, [{ ...mail, ...content, category, campaignId: null, sentAt: now }]);
}
