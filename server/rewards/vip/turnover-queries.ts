import type { Db } from '../../db/sql.ts';
import { monthBefore, utcDate, utcMonth } from '../utc-calendar.ts';
import type { VipTurnover } from './vip-level.ts';

/** Real-money turnover in cents; zero before the first bet. */
export async function readVipTurnover(db: Db, playerId: string, now: number): Promise<VipTurnover> {
  const [row] = await db<VipTurnover[]>`
    select coalesce((select vip_exp from player_totals where player_id = ${playerId}), 0)::bigint as all,
      coalesce(sum(staked) filter (where day >= ${utcDate(utcMonth(now).startsAt)}::date), 0)::bigint as this_month,
      coalesce(sum(staked) filter (where day < ${utcDate(utcMonth(now).startsAt)}::date), 0)::bigint as last_month
    from player_days
    where player_id = ${playerId} and day >= ${utcDate(monthBefore(now).startsAt)}::date`;
  return row ?? { all: 0, thisMonth: 0, lastMonth: 0 };
}

/** The same of each of these players. */
export const readVipTurnovers = (
  db: Db,
  playerIds: readonly string[],
  now: number,
): Promise<(VipTurnover & { readonly playerId: string })[]> =>
  db<(VipTurnover & { readonly playerId: string })[]>`
    select player as player_id, coalesce(max(vip_exp), 0)::bigint as all,
      coalesce(sum(staked) filter (where day >= ${utcDate(utcMonth(now).startsAt)}::date), 0)::bigint as this_month,
      coalesce(sum(staked) filter (where day < ${utcDate(utcMonth(now).startsAt)}::date), 0)::bigint as last_month
    from unnest(${[...playerIds]}::uuid[]) as player
      left join player_totals on player_totals.player_id = player
      left join player_days on player_days.player_id = player
        and day >= ${utcDate(monthBefore(now).startsAt)}::date
    group by player`;
