import type { Tx } from '../db/sql.ts';
import { coinPart } from '../ledger/coin-part.ts';

interface Days {
  readonly playerId: string;
  /** Calendar days of the market, both included. */
  readonly from: string;
  readonly to: string;
}

/** Amounts in cents. */
export interface PlayedRow {
  /** Null in a row of a game. */
  day: string | null;
  gameId: number | null;
  typeId: number | null;
  name: string | null;
  staked: number;
  won: number;
  rounds: number;
}

/**
 * Totals by day and by game, in one pass over a range of the key: the market's day is the UTC day or an adjacent one.
 * @param dayBefore the day before `from`
 * @param dayAfter the day after `to`
 */
export const readPlayed = (
  tx: Tx,
  { playerId, from, to, dayBefore, dayAfter }: Days & { dayBefore: string; dayAfter: string },
): Promise<PlayedRow[]> => tx<PlayedRow[]>`
  select played.*, games.name from (
    select market_day as day, game_id, game_type as type_id,
      sum(staked)::bigint as staked, sum(won)::bigint as won, sum(rounds)::int as rounds
    from player_days
    where player_id = ${playerId} and day between ${dayBefore} and ${dayAfter}
      and market_day between ${from} and ${to}
    group by grouping sets ((market_day), (game_id, game_type))
  ) as played left join games on games.id = played.game_id
  order by played.day, staked desc, played.game_id`;

interface PrizeSpan {
  readonly playerId: string;
  readonly timeZone: string;
  readonly from: string;
  readonly dayAfter: string;
  /** Of journals. */
  readonly kinds: readonly string[];
}

/** Cents. */
interface PrizeDay {
  day: string;
  amount: number;
}

/** Prizes by the market's day, from `from` up to but not including `dayAfter`. */
export const readPrizes = (
  tx: Tx,
  { playerId, timeZone, from, dayAfter, kinds }: PrizeSpan,
): Promise<PrizeDay[]> => tx<PrizeDay[]>`
  select (at at time zone ${timeZone})::date as day, sum(${coinPart(tx)})::bigint as amount from journals
  where player_id = ${playerId} and kind <> 'round' and kind in ${tx(kinds)}
    and 'player:coin' = any (accounts)
    and at >= ${from}::date::timestamp at time zone ${timeZone}
    and at < ${dayAfter}::date::timestamp at time zone ${timeZone}
  group by 1`;

export const readGameTypes = (tx: Tx): Promise<{ id: number; key: string }[]> =>
  tx<{ id: number; key: string }[]>`select id, key from game_types`;

/** Visits that have closed are counted by day; the open one, if any, is added for its part of the days. */
export async function readPlayedMs(tx: Tx, { playerId, from, to }: Days): Promise<number> {
  const [row] = await tx<[{ ms: number }]>`
    select coalesce(sum(played_ms), 0)::bigint as ms from (
      select played_ms from player_times
      where player_id = ${playerId} and market_day between ${from} and ${to}
      union all
      select visit.played_ms from game_sessions, visit_days(opened_at, last_round_at) as visit
      where player_id = ${playerId} and closed_at is null and last_round_at is not null
        and market_day between ${from} and ${to}
    ) as visits`;
  return row.ms;
}
