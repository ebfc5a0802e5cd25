import type { Context } from '../context.ts';

/** What a month of events cannot tell, an older one cannot either. */
const KEEP_MS = 30 * 86_400_000;
/** Few enough for one statement, and a round takes them faster than they come in. */
const BATCH = 5000;

/**
 * A job: forgets client events after 30 days.
 * @returns how many it took; a full batch means that there may be more.
 */
export async function dropOldEvents({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<number> {
  const { count } = await sql`
    delete from client_events where id in (
      select id from client_events where received_at < ${clock.now() - KEEP_MS}
      order by received_at limit ${BATCH}
      for update skip locked
    )`;
  return count;
}
