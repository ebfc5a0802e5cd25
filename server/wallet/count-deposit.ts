import type { Tx } from '../db/sql.ts';
import { addToDeposited, addWagering } from '../ledger/player-totals.ts';
import type { StoredDeposit } from './deposit-queries.ts';

/**
 * Adds a credited deposit to the player's total deposits, stores its channel, and adds its wagering, which a withdrawal
 * requires.
 */
export async function countDeposit(
  tx: Tx,
  deposit: Pick<StoredDeposit, 'playerId' | 'amount' | 'channelId'>,
): Promise<void> {
  await addToDeposited(tx, deposit);
  await addWagering(tx, deposit.playerId, deposit.amount);
}
