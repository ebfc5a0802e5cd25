import type { SupportMessage } from '../../contract/support/support-messages.ts';
import type { Db, Tx } from '../db/sql.ts';

/** Those after `after`, oldest first, with their pictures. */
export const readMessages = (db: Db, threadId: string, after = 0): Promise<SupportMessage[]> =>
  db<SupportMessage[]>`
    select place, at, author, text, coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'width', width, 'height', height) order by id)
      from support_images where thread_id = ${threadId} and support_images.place = support_messages.place), '[]') as images
    from support_messages where thread_id = ${threadId} and place > ${after} order by place`;

export interface SignedMessage {
  readonly place: number;
  readonly at: number;
  readonly author: 'player' | 'operator';
  /** Empty for a player's. */
  readonly operator: string;
  readonly text: string;
  readonly images: number;
}

/** Reads the messages with the operators who wrote them. */
export const readSignedMessages = (tx: Tx, threadId: string): Promise<SignedMessage[]> =>
  tx<SignedMessage[]>`
    select place, at, author, operator, text, (
      select count(*) from support_images
      where thread_id = ${threadId} and support_images.place = support_messages.place)::int as images
    from support_messages where thread_id = ${threadId} order by place`;

/** Answers of operators that come after a place. */
export async function countAnswersAfter(db: Db, threadId: string, place: number): Promise<number> {
  const { count } = await db`
    select from support_messages where thread_id = ${threadId} and author = 'operator' and place > ${place}`;
  return count;
}

interface SentMessageRow {
  readonly threadId: string;
  readonly requestHash: Buffer;
}

/** The message that a request id sent before. */
export async function findSent(tx: Tx, requestId: string): Promise<SentMessageRow | undefined> {
  const [sent] = await tx<SentMessageRow[]>`
    select thread_id, request_hash from support_messages where request_id = ${requestId}`;
  return sent;
}

interface NewMessage {
  readonly threadId: string;
  readonly place: number;
  readonly playerId: string | null;
  readonly at: number;
  readonly author: 'player' | 'operator';
  readonly operator: string;
  readonly text: string;
  readonly requestId: string | null;
  readonly requestHash: Buffer | null;
}

export async function insertMessage(tx: Tx, message: NewMessage): Promise<void> {
  await tx`insert into support_messages ${tx(message)}`;
}

/** Counts a member's messages after `since`. */
export async function countMessagesOfPlayer(db: Db, playerId: string, since: number): Promise<number> {
  const { count } = await db`
    select from support_messages where player_id = ${playerId} and author = 'player' and at > ${since}`;
  return count;
}

/** Messages of all guests of an address after `since`. */
export async function countMessagesOfAddress(db: Db, address: string, since: number): Promise<number> {
  const { count } = await db`
    select from support_messages join support_threads on support_threads.id = thread_id
    where guest_hash is not null and address = ${address} and last_at > ${since} and author = 'player' and at > ${since}`;
  return count;
}
