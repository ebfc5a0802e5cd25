import type { Db } from '../db/sql.ts';

interface WageringRow {
  /** Bets still to be made, in cents. */
  left: number;
  /** How much it was when it was last counted, in cents. */
  of: number;
}

/** Finds the player's wagering; undefined before the first movement. */
export async function findWagering(db: Db, playerId: string): Promise<WageringRow | undefined> {
  const [row] = await db<WageringRow[]>`
    select greatest(0, wagering_left - (bet - wagering_mark)) as left, wagering_left as of
    from player_totals where player_id = ${playerId}`;
  return row;
}

/** Subtracts the bets made so far, and adds `amount` cents to what is left. */
export async function saveAddedWagering(db: Db, playerId: string, amount: number): Promise<void> {
  await db`
    insert into player_totals as held (player_id, wagering_left) values (${playerId}, ${amount})
    on conflict (player_id) do update
    set wagering_left = greatest(0, held.wagering_left - (held.bet - held.wagering_mark)) + ${amount},
      wagering_mark = held.bet`;
}

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
