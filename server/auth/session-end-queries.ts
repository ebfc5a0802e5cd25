import type { Db } from '../db/sql.ts';
import type { SessionKey } from './session-queries.ts';

interface SessionEnd {
  readonly playerId: string;
  readonly now: number;
  readonly reason: string;
}

/** An ended session is not changed. */
export async function updateSessionEnded(
  db: Db,
  { playerId, sessionId, now, reason }: SessionEnd & SessionKey,
): Promise<void> {
  await db`
    update sessions set ended_at = ${now}, end_reason = ${reason}
    where player_id = ${playerId} and id = ${sessionId} and ended_at is null`;
}

/** Ended sessions are not changed. */
export async function updateSessionsEnded(db: Db, { playerId, now, reason }: SessionEnd): Promise<void> {
  await db`
    update sessions set ended_at = ${now}, end_reason = ${reason}
    where player_id = ${playerId} and ended_at is null`;
}

/** Ends those that expired until then and are not locked by another process. Returns how many. */
export async function updateSessionsExpired(db: Db, until: number, batch: number): Promise<number> {
  const { count } = await db`
    update sessions set ended_at = ends_at
    where (player_id, id) in (
      select player_id, id from sessions
      where ended_at is null and ends_at <= ${until}
      order by ends_at limit ${batch}
      for update skip locked
    )`;
  return count;
}
