import type { FeedbackState } from '../../contract/support/support-rules.ts';
import type { Db, Tx } from '../db/sql.ts';
import type { Owner } from './owner.ts';
import { isOwned } from './owner-queries.ts';

export interface ThreadRow extends Owner {
  readonly id: string;
  readonly kind: 'chat' | 'feedback';
  readonly number: string;
  readonly topic: string;
  readonly state: FeedbackState;
  readonly closedBy: 'player' | 'operator' | 'time' | null;
  readonly openedAt: number;
  readonly lastAt: number;
  readonly messages: number;
  readonly playerRead: number;
  readonly operatorRead: number;
  readonly playerTypingUntil: number | null;
  readonly operatorTypingUntil: number | null;
  readonly playerSeenAt: number | null;
  readonly mailedAt: number | null;
}

/** What one member sends, or the guests of one address, is serialized. */
export async function lockSender(tx: Tx, sender: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`support ${sender}`}, 0))`;
}

/** Finds the chat that was opened last. */
export async function findLatestChat(db: Db, owner: Owner): Promise<ThreadRow | undefined> {
  const [row] = await db<ThreadRow[]>`
    select * from support_threads where ${isOwned(db, owner)} and kind = 'chat' order by id desc limit 1`;
  return row;
}

/** The same, locked because it is about to change. */
export async function lockLatestChat(tx: Tx, owner: Owner): Promise<ThreadRow | undefined> {
  const [row] = await tx<ThreadRow[]>`
    select * from support_threads where ${isOwned(tx, owner)} and kind = 'chat' order by id desc limit 1 for update`;
  return row;
}

export async function lockFeedback(tx: Tx, playerId: string, id: string): Promise<ThreadRow | undefined> {
  const [row] = await tx<ThreadRow[]>`
    select * from support_threads where player_id = ${playerId} and id = ${id} and kind = 'feedback' for update`;
  return row;
}

/** Marks all answers as read. Undefined where the player has no such feedback. */
export async function updateFeedbackRead(
  db: Db,
  { playerId, id, now }: { playerId: string; id: string; now: number },
): Promise<ThreadRow | undefined> {
  const [row] = await db<ThreadRow[]>`
    update support_threads set player_read = messages, player_seen_at = ${now}
    where player_id = ${playerId} and id = ${id} and kind = 'feedback' returning *`;
  return row;
}

export interface FeedbackListRow extends ThreadRow {
  /** The text of its first message. */
  readonly firstText: string;
}

/** Reads a page of threads, the newest first. @param before ids below it */
export const readFeedbackPage = (
  db: Db,
  { playerId, before, limit }: { playerId: string; before: string; limit: number },
): Promise<FeedbackListRow[]> =>
  db<FeedbackListRow[]>`
    select support_threads.*, support_messages.text as first_text from support_threads
      join support_messages on thread_id = support_threads.id and place = 1
    where support_threads.player_id = ${playerId} and kind = 'feedback' and support_threads.id < ${before}
    order by support_threads.id desc limit ${limit}`;

interface NewThread extends Owner {
  readonly id: string;
  readonly kind: 'chat' | 'feedback';
  readonly number: string;
  readonly topic: string;
  readonly locale: string;
  readonly address: string;
  readonly openedAt: number;
}

export async function insertThread(tx: Tx, row: NewThread): Promise<ThreadRow> {
  const [made] = await tx<ThreadRow[]>`
    insert into support_threads ${tx({ ...row, state: 'open', lastAt: row.openedAt })} returning *`;
  if (!made) throw new Error('no thread was made');
  return made;
}

/** Chats and feedback of a member that were opened after `since`. */
export async function countThreadsSince(
  db: Db,
  playerId: string,
  kind: 'chat' | 'feedback',
  since: number,
): Promise<number> {
  const { count } = await db`
    select from support_threads where player_id = ${playerId} and kind = ${kind} and opened_at > ${since}`;
  return count;
}

export async function saveChatWatched(
  db: Db,
  id: string,
  { now, typingUntil }: { now: number; typingUntil: number | null },
): Promise<void> {
  await db`
    update support_threads set player_read = messages, player_seen_at = ${now}, player_typing_until = ${typingUntil}
    where id = ${id}`;
}

export async function saveThreadClosed(
  tx: Tx,
  id: string,
  { by, now }: { by: 'player' | 'operator'; now: number },
): Promise<ThreadRow | undefined> {
  const [row] = await tx<ThreadRow[]>`
    update support_threads set state = 'closed', closed_by = ${by}, closed_at = ${now}, player_typing_until = null,
      operator_typing_until = null
    where id = ${id} returning *`;
  return row;
}

/** Saves the thread's state and marks after one more message, of the player or of an operator. */
export async function saveThreadWritten(
  tx: Tx,
  id: string,
  { author, state, now }: { author: 'player' | 'operator'; state: 'open' | 'answered'; now: number },
): Promise<ThreadRow> {
  const [row] = await tx<ThreadRow[]>`
    update support_threads set messages = messages + 1, state = ${state}, last_at = ${now},
      ${author === 'player' ? tx`player_read = messages + 1, player_typing_until = null` : tx`operator_read = messages + 1, operator_typing_until = null`}
    where id = ${id} returning *`;
  if (!row) throw new Error(`thread ${id} is gone`);
  return row;
}
