import { readConfig } from '../config/public/config-store.ts';
import type { Context } from '../context.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { erasePlayer } from './erase-player.ts';
import { exportPlayer } from './export-data.ts';

const DAY_MS = 86_400_000;
const BATCH = 5;

/** A job: makes the copies that players have asked for, and drops those whose time has run out. */
export async function makeExports({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<number> {
  const { count } = await sql`delete from data_exports where expires_at <= ${clock.now()}`;
  let made = 0;
  while (made < BATCH) {
    const isMade = await runTransaction(sql, async (tx) => {
      const [waiting] = await tx<{ playerId: string; id: string }[]>`
        select player_id, id from data_exports where made_at is null
        order by asked_at limit 1 for update skip locked`;
      if (!waiting) return false;
      await tx`set local statement_timeout = '120s'`;
      await tx`set local idle_in_transaction_session_timeout = '120s'`;
      const now = clock.now();
      const { exportDays } = await readConfig(tx, 'retention');
      const bytes = await exportPlayer(tx, waiting.playerId, now);
      await tx`
        update data_exports set made_at = ${now}, expires_at = ${now + exportDays * DAY_MS}, bytes = ${bytes}
        where player_id = ${waiting.playerId} and id = ${waiting.id}`;
      return true;
    });
    if (!isMade) break;
    made += 1;
  }
  return made + count;
}

/** A job: makes nobody of players whose time has come. */
export async function eraseDue(
  context: Pick<Context, 'sql' | 'clock' | 'newId' | 'settings'>,
): Promise<number> {
  const { sql, clock } = context;
  let erased = 0;
  while (erased < BATCH) {
    const isErased = await runTransaction(sql, async (tx) => {
      const now = clock.now();
      const [due] = await tx<{ playerId: string }[]>`
        select player_id from erasure_requests
        where due_at <= ${now} and done_at is null and withdrawn_at is null
        order by due_at limit 1 for update skip locked`;
      if (!due) return false;
      await erasePlayer(tx, context, due.playerId, now);
      return true;
    });
    if (!isErased) break;
    erased += 1;
  }
  return erased;
}
