import type { Db, Tx } from '../db/sql.ts';
import type { StakedBesideGames } from '../hooks.ts';

interface Days {
  readonly playerId: string;
  /** Calendar days of the market, both included. */
  readonly from: string;
  readonly to: string;
}

/** Stakes by the market's day on which they were made, prizes by the day on which they were paid. */
export const readLotteryDays = (tx: Tx, { playerId, from, to }: Days): Promise<StakedBesideGames[]> =>
  tx<StakedBesideGames[]>`
    select day, product, sum(staked)::bigint as staked, sum(won)::bigint as won, sum(rounds)::int as rounds from (
      select market_day(bought_at) as day, round_id, stake as staked, 0 as won, 1 as rounds from lottery_orders
      where player_id = ${playerId} and not is_refunded and market_day(bought_at) between ${from} and ${to}
      union all
      select market_day(settled_at), round_id, 0, prize, 0 from lottery_orders
      where player_id = ${playerId} and prize > 0 and market_day(settled_at) between ${from} and ${to}
    ) as played join lottery_rounds as round on round.id = round_id
    group by day, product order by day, product`;

/** Real money staked since a sign-in, and what those tickets won. Cents. */
export async function readLotterySession(
  db: Db,
  playerId: string,
  sessionId: string,
): Promise<{ staked: number; won: number }> {
  const [row] = await db<[{ staked: number; won: number }]>`
    select coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(prize), 0)::bigint as won from lottery_orders
    where player_id = ${playerId} and session_id = ${sessionId} and not is_refunded`;
  return row;
}

/** Whether a ticket that cost no money has won any. */
export async function hasWonWithFreeTicket(db: Db, playerId: string): Promise<boolean> {
  const { count } = await db`
    select from lottery_orders where player_id = ${playerId} and tickets > 0 and prize > 0 limit 1`;
  return count > 0;
}
