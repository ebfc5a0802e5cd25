import type { GameWeightRow } from '../../../contract/games/catalogue.ts';
import type { Db } from '../../db/sql.ts';
import { countedStake } from '../../games/public/game-weights.ts';
import type { AllTimePlay, PlayedDay } from './task-rules.ts';

interface PlayQuery {
  readonly playerId: string;
  readonly weights: readonly GameWeightRow[];
}

/** What real-money stakes count by day and game, since a UTC day. */
export const readPlayedDays = (
  db: Db,
  { playerId, weights, since }: PlayQuery & { readonly since: string },
): Promise<PlayedDay[]> =>
  db<PlayedDay[]>`
    select day::text as day, game_type as type, game_id, sum(${countedStake(db, weights)})::bigint as counted
    from player_days where player_id = ${playerId} and day >= ${since}::date and staked > 0
    group by 1, 2, 3 order by 1, 2, 3`;

/** The same of all time by type of game. */
export const readAllTimePlay = (db: Db, { playerId, weights }: PlayQuery): Promise<AllTimePlay[]> =>
  db<AllTimePlay[]>`
    select game_type as type, sum(${countedStake(db, weights)})::bigint as counted, count(distinct game_id)::int as games,
      count(distinct day)::int as days
    from player_days where player_id = ${playerId} and staked > 0 group by 1 order by 1`;

export async function readVisited(db: Db, playerId: string): Promise<number[]> {
  const rows = await db<{ taskId: number }[]>`
    select task_id from task_visits where player_id = ${playerId} order by 1`;
  return rows.map(({ taskId }) => taskId);
}

export async function insertMissingVisit(
  db: Db,
  { playerId, taskId, now }: { playerId: string; taskId: number; now: number },
): Promise<void> {
  await db`
    insert into task_visits (player_id, task_id, at) values (${playerId}, ${taskId}, ${now})
    on conflict do nothing`;
}

/** Claims of tasks with one of these keys. */
export const readTaskClaims = (
  db: Db,
  playerId: string,
  keys: readonly string[],
): Promise<{ source: string; key: string }[]> =>
  db<{ source: string; key: string }[]>`
    select source, key from reward_claims
    where player_id = ${playerId} and source in ('task', 'vipTask') and key = any (${keys}::text[])`;
