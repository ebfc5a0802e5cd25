import { type Db, sqlState, type Tx } from '../db/sql.ts';
import { poolShardOf } from '../ledger/accounts.ts';
import { retryConflicts } from '../ledger/run-transaction.ts';
import { updateWinsDue } from './hosted-rounds/hosted-round-queries.ts';
import { type ActStatus, type ActToStore, callActInRound, updateRoundsDue } from './open-round-queries.ts';

/**
 * Has the open rounds of a player settled by the published rule of their games, and wins that wait paid, without waiting for the player. To be
 * called by whatever bars a player from play, in its transaction; the job of the games does it right after.
 */
export async function settleRoundsSoon(tx: Tx, playerId: string, now: number): Promise<void> {
  await updateRoundsDue(tx, playerId, now);
  await updateWinsDue(tx, playerId, now);
}

/** One act with its stake in one statement, which settles the round where it ends it. */
export function actInOpenRound(db: Db, act: ActToStore): Promise<ActStatus> {
  return storeOnce(() => callActInRound(db, act, poolShardOf(act.session.playerId)));
}

/** Repeats a statement whose request id another session committed at the same moment: its answer can be read now. */
export async function storeOnce<Answer>(store: () => Promise<Answer>): Promise<Answer> {
  try {
    return await retryConflicts(store);
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    return retryConflicts(store);
  }
}
