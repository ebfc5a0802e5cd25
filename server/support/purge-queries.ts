import type { Db } from '../db/sql.ts';

/** Chats in which nobody has written since `before`. Returns how many are closed now. */
export async function closeQuietChats(
  db: Db,
  { before, now }: { before: number; now: number },
): Promise<number> {
  const { count } = await db`
    update support_threads set state = 'closed', closed_by = 'time', closed_at = ${now}, player_typing_until = null,
      operator_typing_until = null
    where kind = 'chat' and state <> 'closed' and last_at < ${before}`;
  return count;
}

interface Retention {
  readonly chatBefore: number;
  readonly guestBefore: number;
  readonly feedbackBefore: number;
}

/** With their messages and pictures. Returns how many. */
export async function deleteOldThreads(
  db: Db,
  { chatBefore, guestBefore, feedbackBefore }: Retention,
): Promise<number> {
  const { count } = await db`
    delete from support_threads where state = 'closed' and closed_at < case
      when guest_hash is not null then ${guestBefore}::timestamptz
      when kind = 'chat' then ${chatBefore}::timestamptz
      else ${feedbackBefore}::timestamptz end`;
  return count;
}

/** Pictures that no message has taken. Returns how many. */
export async function deleteUnsentImages(db: Db, before: number): Promise<number> {
  const { count } = await db`delete from support_images where thread_id is null and made_at < ${before}`;
  return count;
}
