import type { GameWeightRow } from '../../../contract/games/catalogue.ts';
import type { Db } from '../../db/sql.ts';
import { countedStake } from '../../games/public/game-weights.ts';
import type { StakedDay } from './rebate-rules.ts';

interface StakedQuery {
  readonly playerId: string;
  /** UTC day. */
  readonly since: string;
  readonly weights: readonly GameWeightRow[];
}

/** Real-money stakes, and what they count, by day and game type since a UTC day. */
export const readStakedDays = (db: Db, { playerId, since, weights }: StakedQuery): Promise<StakedDay[]> =>
  db<StakedDay[]>`
    select day::text as day, game_type as type, sum(staked)::bigint as staked,
      sum(${countedStake(db, weights)})::bigint as counted
    from player_days where player_id = ${playerId} and day >= ${since}::date
    group by 1, 2 order by 1, 2`;

interface ClaimedType {
  type: number;
  /** The last day that its claims cover. */
  upTo: string;
}

export const readClaimedTypes = (db: Db, playerId: string): Promise<ClaimedType[]> =>
  db<ClaimedType[]>`
    select split_part(key, ':', 1)::int as type, max(split_part(key, ':', 2)) as up_to
    from reward_claims where player_id = ${playerId} and source = 'rebate' group by 1`;

interface ClaimedRebate extends ClaimedType {
  at: number;
  amount: number;
}

/** Reads claimed rebates, newest first. @param before only those claimed before; null for the newest */
export const readClaimedRebates = (
  db: Db,
  { playerId, before, most }: { playerId: string; before: number | null; most: number },
): Promise<ClaimedRebate[]> =>
  db<ClaimedRebate[]>`
    select at, split_part(key, ':', 1)::int as type, split_part(key, ':', 2) as up_to,
      (rewards -> 0 ->> 'count')::bigint as amount
    from reward_claims
    where player_id = ${playerId} and source = 'rebate' and (${before}::timestamptz is null or at < ${before})
    order by at desc, key limit ${most}`;

/** Reads the player's turnover of all time, in cents. */
export async function readExperience(db: Db, playerId: string): Promise<number> {
  const [row] = await db<{ vipExp: number }[]>`
    select vip_exp from player_totals where player_id = ${playerId}`;
  return row?.vipExp ?? 0;
}
