import type { Db } from '../db/sql.ts';
import { readWallet } from '../ledger/read-balance.ts';

/** Whether the player’s deposits come to more cents than that. The transaction that credits one counts it. */
export async function hasDepositedMoreThan(db: Db, playerId: string, amount: number): Promise<boolean> {
  const { totalRecharge } = await readWallet(db, playerId);
  return totalRecharge > amount;
}
