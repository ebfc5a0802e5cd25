import type { Mail, MailCategory, MailCounts } from '../../contract/mail/mail-calls.ts';
import type { Reward } from '../../contract/rewards/reward.ts';
import type { Db } from '../db/sql.ts';
import type { MailContent } from '../outbox.ts';
import type { WrittenMail } from './operator/template-rules.ts';

/** What an operator wrote, with the version of the text that was sent. */
interface OperatorContent {
  readonly template: 'operatorMail';
  readonly params: { readonly values: Readonly<Record<string, string>> };
  readonly written: WrittenMail;
}

export type MailRow = Pick<Mail, 'id' | 'category' | 'sentAt' | 'readAt'> &
  (MailContent | OperatorContent) & {
    /** Null: nothing is attached. */
    readonly rewards: readonly Reward[] | null;
    readonly wageringMultiple: number;
    readonly claimUntil: number | null;
    readonly claimedAt: number | null;
    /** The name that the player goes by. */
    readonly playerName: string;
  };

/** Selects what a shown mail needs: its facts, its text as it was sent, and what is attached. */
const shownColumns = (db: Db) => db`
  mails.id, mails.category, template, params, sent_at, read_at, rewards, wagering_multiple, claim_until, claimed_at,
  (select coalesce(nullif(nickname, ''), account) from players where players.id = mails.player_id) as player_name,
  (select jsonb_build_object('title', title, 'body', body, 'links', to_jsonb(links)) from mail_templates
    where mail_templates.id = (params ->> 'text')::uuid) as written`;

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

/** Reads a page of mails, the newest first. */
export const readMailPage = (db: Db, { playerId, category, before, limit, now }: MailPage) =>
  db<MailRow[]>`
    select ${shownColumns(db)} from mails
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
    returning ${shownColumns(db)}`;
  return row;
}

/** Whether what is attached to a mail can still be claimed. */
const isWaiting = (db: Db, now: number) =>
  db`rewards is not null and claimed_at is null and claim_until > ${now}`;

interface Deletion extends MailKey {
  /** What is attached and not claimed is given up. */
  readonly isRewardGivenUp: boolean;
}

/** The first time stays. Returns whether the player has, or had, such a mail, and it may go. */
export async function updateDeletedMail(
  db: Db,
  { playerId, id, isRewardGivenUp }: Deletion,
  now: number,
): Promise<boolean> {
  const { count } = await db`
    update mails set deleted_at = coalesce(deleted_at, ${now})
    where player_id = ${playerId} and id = ${id}
      and (deleted_at is not null or ${isRewardGivenUp} or not (${isWaiting(db, now)}))`;
  return count > 0;
}

/** Whether the player has got this mail, deleted or not. */
export async function hasMail(db: Db, { playerId, id }: MailKey): Promise<boolean> {
  const { count } = await db`select from mails where player_id = ${playerId} and id = ${id}`;
  return count > 0;
}

/** Deletes the mails that were read, and returns how many they were. */
export async function updateDeletedReadMails(
  db: Db,
  { playerId, category }: Pick<MailPage, 'playerId' | 'category'>,
  now: number,
): Promise<number> {
  const { count } = await db`
    update mails set deleted_at = ${now}
    where player_id = ${playerId} and deleted_at is null and read_at is not null and not (${isWaiting(db, now)})
      ${category === null ? db`` : db`and category = ${category}`}`;
  return count;
}

type CategoryCounts = MailCounts & { readonly category: MailCategory };

/** Counts mails in the categories in which the player has any. */
export const readMailCounts = (db: Db, playerId: string, now: number): Promise<CategoryCounts[]> =>
  db<CategoryCounts[]>`
    select category, count(*) filter (where read_at is null)::int as unread,
      count(*) filter (where ${isWaiting(db, now)})::int as waiting,
      count(*) filter (where read_at is not null and not (${isWaiting(db, now)}))::int as read
    from mails where player_id = ${playerId} and ${isShown(db, now)} group by category`;

/** More than this are not counted: a badge shows no larger number. */
const MAX_COUNTED = 99;

interface Dots {
  readonly unread: number;
  /** Without what offers or gives something. */
  readonly unreadService: number;
  readonly hasReward: boolean;
}

export async function readMailDots(db: Db, playerId: string, now: number): Promise<Dots> {
  const unread = db`select from mails where player_id = ${playerId} and read_at is null and ${isShown(db, now)}`;
  const [row] = await db<[Dots]>`
    select (select count(*)::int from (${unread} limit ${MAX_COUNTED}) as counted) as unread,
      (select count(*)::int from (${unread} and category in ('service', 'account') limit ${MAX_COUNTED}) as counted)
        as unread_service,
      exists (select from mails where player_id = ${playerId} and deleted_at is null and ${isWaiting(db, now)}) as has_reward`;
  return row;
}

type NewMail = Pick<Mail, 'id' | 'category' | 'sentAt'> &
  MailContent & { readonly playerId: string; readonly campaignId: string | null };

/** Skips players whom the same campaign has reached. Returns how many mails are new. */
export async function insertMails(db: Db, mails: readonly NewMail[]): Promise<number> {
  const { count } = await db`
    insert into mails ${db(mails.map(({ params, ...mail }) => ({ ...mail, params: { ...params } })))}
    on conflict (campaign_id, player_id) where campaign_id is not null do nothing`;
  return count;
}
