import { readConfig } from '../config/public/config-value-queries.ts';
import type { Context } from '../context.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import {
  allowLongExport,
  deleteExpiredDataExports,
  lockWaitingDataExport,
  saveDataExport,
} from './data-export-queries.ts';
import { erasePlayer } from './erase-player.ts';
import { lockDueErasure } from './erasure-queries.ts';
import { exportPlayer } from './export-data.ts';
import { retentionConfig } from './rights-config.ts';

const DAY_MS = 86_400_000;
const BATCH = 5;

/** A job: creates the exports that players have requested, and deletes expired ones. */
export async function makeExports({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<number> {
  const count = await deleteExpiredDataExports(sql, clock.now());
  let made = 0;
  while (made < BATCH) {
    const isMade = await runTransaction(sql, async (tx) => {
      const waiting = await lockWaitingDataExport(tx);
      if (!waiting) return false;
      await allowLongExport(tx);
      const now = clock.now();
      const { exportDays } = await readConfig(tx, retentionConfig);
      const bytes = await exportPlayer(tx, waiting.playerId, now);
      await saveDataExport(tx, { ...waiting, now, expiresAt: now + exportDays * DAY_MS, bytes });
      return true;
    });
    if (!isMade) break;
    made += 1;
  }
  return made + count;
}

/** A job: erases the players whose erasure is due. */
export async function eraseDue(
  context: Pick<Context, 'sql' | 'clock' | 'newId' | 'settings' | 'hooks'>,
): Promise<number> {
  const { sql, clock } = context;
  let erased = 0;
  while (erased < BATCH) {
    const isErased = await runTransaction(sql, async (tx) => {
      const now = clock.now();
      const due = await lockDueErasure(tx, now);
      if (!due) return false;
      await erasePlayer(tx, context, due.playerId, now);
      return true;
    });
    if (!isErased) break;
    erased += 1;
  }
  return erased;
}
