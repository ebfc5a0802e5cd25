import type { Db } from '../db/sql.ts';

interface Totals {
  totalRecharge: number;
  lastChannelId: number;
}

/** Reads the player's totals; they are zero before the first deposit. */
export async function readTotals(db: Db, playerId: string): Promise<Totals> {
  const [row] = await db<Totals[]>`
    select total_recharge, last_channel_id from player_totals where player_id = ${playerId}`;
  return row ?? { totalRecharge: 0, lastChannelId: 0 };
}
