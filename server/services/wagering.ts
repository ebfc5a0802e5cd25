import { type Cents, cents } from '../../contract/money.ts';
import type { Db } from '../db/sql.ts';

export interface Wagering {
  /** Bets still to be made before money can be withdrawn. */
  readonly left: Cents;
  /** How much it was when it was last counted: at the latest deposit. */
  readonly of: Cents;
}

/** Follows from the turnover since the latest deposit; more of it than was needed counts for nothing later. */
export async function readWagering(db: Db, playerId: string): Promise<Wagering> {
  const [row] = await db<{ left: number; of: number }[]>`
    select greatest(0, wagering_left - (bet - wagering_mark)) as left, wagering_left as of
    from player_totals where player_id = ${playerId}`;
  return { left: cents(row?.left ?? 0), of: cents(row?.of ?? 0) };
}

/** Adds bets to be made, on top of what is left now. */
export async function addWagering(db: Db, playerId: string, amount: number): Promise<void> {
  await db`
    insert into player_totals as held (player_id, wagering_left) values (${playerId}, ${amount})
    on conflict (player_id) do update
    set wagering_left = greatest(0, held.wagering_left - (held.bet - held.wagering_mark)) + ${amount},
      wagering_mark = held.bet`;
}
