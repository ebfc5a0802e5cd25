import type { Context } from '../context.ts';

const BATCH = 100;

/**
 * Writes down that deposits have run out of time. Each process takes rows that no other holds, so any number
 * of them may run this.
 * @returns how many it took; a full batch means that there may be more.
 */
export async function expireDeposits({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<number> {
  const result = await sql`
    update deposits set state = 'expired'
    where (player_id, id) in (
      select player_id, id from deposits
      where state in ('created', 'pending') and expires_at <= ${clock.now()}
      order by expires_at limit ${BATCH}
      for update skip locked
    )`;
  return result.count;
}
