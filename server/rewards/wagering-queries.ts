import type { Db } from '../db/sql.ts';

interface PaidDeposit {
  id: string;
  amount: number;
  settledAt: number;
}

/** Reads the paid deposits, the latest first, at most `most`. */
export const readPaidDeposits = (db: Db, playerId: string, most: number): Promise<PaidDeposit[]> =>
  db<PaidDeposit[]>`
    select id, amount, settled_at from deposits
    where player_id = ${playerId} and state = 'paid' order by settled_at desc, id desc limit ${most}`;
