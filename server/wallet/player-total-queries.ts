import type { Cents } from '../../contract/money.ts';
import type { Db, Tx } from '../db/sql.ts';

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

interface AddedAmount {
  readonly playerId: string;
  readonly amount: Cents;
}

/** Adds to what the player has deposited, and stores the channel as the last one used. */
export async function addToDeposited(
  tx: Tx,
  { playerId, amount, channelId }: AddedAmount & { readonly channelId: number },
): Promise<void> {
  await tx`
    insert into player_totals as held (player_id, total_recharge, last_channel_id)
    values (${playerId}, ${amount}, ${channelId})
    on conflict (player_id) do update
    set total_recharge = held.total_recharge + excluded.total_recharge,
      last_channel_id = excluded.last_channel_id`;
}

export async function addToWithdrawn(tx: Tx, { playerId, amount }: AddedAmount): Promise<void> {
  await tx`
    insert into player_totals as held (player_id, exchange) values (${playerId}, ${amount})
    on conflict (player_id) do update set exchange = held.exchange + excluded.exchange`;
}
