import type { Context } from '../context.ts';

/** A client repeats a call within minutes; the further days are for investigating disputes. */
const KEEP_MS = 7 * 86_400_000;
const BATCH = 5000;

/**
 * A job: deletes request ids after a week. A bet that is repeated later still settles only once, because its
 * seed pair has been revealed by then.
 * @returns how many it deleted; a full batch means that there may be more.
 */
export async function purgeRequestIds({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<number> {
  const { count } = await sql`
    delete from request_ids where (player_id, request_id) in (
      select player_id, request_id from request_ids where at < ${clock.now() - KEEP_MS}
      order by at limit ${BATCH}
      for update skip locked
    )`;
  return count;
}
