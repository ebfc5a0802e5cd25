// The one place that writes player_totals from TypeScript: deposits and withdrawals come from the wallet, bets outside of games
// from the lottery, wagering from rewards and the wallet. Bets on games are booked by the database's function book_round.
import type { Db, Tx } from '../db/sql.ts';

interface AddedAmount {
  readonly playerId: string;
  /** Cents. */
  readonly amount: number;
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

interface Bet {
  readonly playerId: string;
  /** Cents. */
  readonly stake: number;
}

/** Adds bets outside of games to the turnover of their players, which deposits and bonuses count. */
export async function addToBet(tx: Tx, bets: readonly Bet[]): Promise<void> {
  await tx`
    insert into player_totals as held (player_id, bet)
    select player_id, sum(stake)::bigint
    from unnest(${bets.map(({ playerId }) => playerId)}::uuid[], ${bets.map(({ stake }) => stake)}::bigint[])
      as staked (player_id, stake)
    group by player_id having sum(stake) > 0 order by player_id
    on conflict (player_id) do update set bet = held.bet + excluded.bet`;
}

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
export async function addWagering(db: Db, playerId: string, amount: number): Promise<void> {
  await db`
    insert into player_totals as held (player_id, wagering_left) values (${playerId}, ${amount})
    on conflict (player_id) do update
    set wagering_left = greatest(0, held.wagering_left - (held.bet - held.wagering_mark)) + ${amount},
      wagering_mark = held.bet`;
}
