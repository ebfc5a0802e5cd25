import type { Context } from '../context.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { lockDueBonuses } from './bonus-queries.ts';
import { endBonus } from './bonuses.ts';

const BATCH = 50;

/** Ends bonuses whose time is over. One that was earned in time and not claimed is released to the player. */
export async function endBonuses(context: Context): Promise<number> {
  const { sql, clock } = context;
  return runTransaction(sql, async (tx) => {
    const due = await lockDueBonuses(tx, clock.now(), BATCH);
    for (const { isEarned, ...row } of due)
      await endBonus(tx, context, row, isEarned ? 'released' : 'expired');
    return due.length;
  });
}
