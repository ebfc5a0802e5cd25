import type { Db } from '../db/sql.ts';
import { findOpenDeposit } from './deposit-queries.ts';

/** Whether a deposit of the player waits for its payment, wherever it was begun. */
export const isMoneyPending = async (db: Db, playerId: string, now: number): Promise<boolean> =>
  (await findOpenDeposit(db, playerId, now)) !== null;
