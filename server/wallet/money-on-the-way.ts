import type { Tx } from '../db/sql.ts';
import { readUnresolvedRows } from './held-payment-queries.ts';
import { hasOpenWithdrawal } from './withdrawal-queries.ts';

/** Whether a withdrawal is neither paid nor rejected, or a payment that arrived is not resolved. */
export const isMoneyOnTheWay = async (tx: Tx, playerId: string): Promise<boolean> =>
  (await hasOpenWithdrawal(tx, playerId)) || (await readUnresolvedRows(tx, playerId)).length > 0;
