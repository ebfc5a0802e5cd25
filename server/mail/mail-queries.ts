import type { Mail } from '../../contract/mail/mail-calls.ts';
import type { Db } from '../db/sql.ts';
import type { MailContent } from './public/mail-content.ts';

type MailRow = Pick<Mail, 'id' | 'category' | 'sentAt' | 'readAt'> & MailContent;

/** Neither deleted nor expired. */
const isShown = (db: Db, now: number) =>
  db`deleted_at is null and (expires_at is null or expires_at > ${now})`;

interface MailPage {
  readonly playerId: string;
  /** Null: of every category. */
  readonly category: string | null;
  /** Ids below it. */
  readonly before: string;
  readonly limit: number;
  readonly now: number;
}

/** The newest first. */
export const readMailPage = (db: Db, { playerId, category, before, limit, now }: MailPage) =>
  db<MailRow[]>`
    select id, category, template, params, sent_at, read_at from mails
    where player_id = ${playerId} and id < ${before} and ${isShown(db, now)}
      ${category === null ? db`` : db`and category = ${category}`}
    order by id desc limit ${limit}`;

interface MailKey {
  readonly playerId: string;
  readonly id: string;
}

/** Marks a mail as read, from its first time on. Undefined where the player has no such mail. */
export async function updateReadMail(
  db: Db,
  { playerId, id }: MailKey,
  now: number,
): Promise<MailRow | undefined> {
  const [row] = await db<MailRow[]>`
    update mails set read_at = coalesce(read_at, ${now})
    where player_id = ${playerId} and id = ${id} and ${isShown(db, now)}
    returning id, category, template, params, sent_at, read_at`;
  return row;
}

/** The first time stays. Returns whether the player has, or had, such a mail. */
export async function updateDeletedMail(db: Db, { playerId, id }: MailKey, now: number): Promise<boolean> {
  const { count } = await db`
    update mails set deleted_at = coalesce(deleted_at, ${now}) where player_id = ${playerId} and id = ${id}`;
  return count > 0;
}

export async function readHasUnread(db: Db, playerId: string, now: number): Promise<boolean> {
  const { count } = await db`
    select from mails where player_id = ${playerId} and read_at is null and ${isShown(db, now)} limit 1`;
  return count > 0;
}

type NewMail = Pick<MailRow, 'id' | 'category' | 'sentAt'> &
  MailContent & { readonly playerId: string; readonly campaignId: string | null };

/** Skips players whom the same campaign has reached. Returns how many mails are new. */
export async function insertMails(db: Db, mails: readonly NewMail[]): Promise<number> {
  const { count } = await db`
    insert into mails ${db(mails.map(({ params, ...mail }) => ({ ...mail, params: { ...params } })))}
    on conflict (campaign_id, player_id) where campaign_id is not null do nothing`;
  return count;
}
