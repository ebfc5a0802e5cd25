import type { Context } from '../context.ts';

/** So long somebody who comes back is still told that the time was up, not that somebody ended it. */
const TELL_MS = 86_400_000;
const BATCH = 1000;

/**
 * A job: writes down that sessions have run out, so that those open are few and counted as they are. They opened
 * nothing any more since the moment they ran out, which is what the row gets.
 * @returns how many it took; a full batch means that there may be more.
 */
export async function endExpiredSessions({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<number> {
  const { count } = await sql`
    update sessions set ended_at = ends_at
    where (player_id, id) in (
      select player_id, id from sessions
      where ended_at is null and ends_at <= ${clock.now() - TELL_MS}
      order by ends_at limit ${BATCH}
      for update skip locked
    )`;
  return count;
}
