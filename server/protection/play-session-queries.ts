import type { Db } from '../db/sql.ts';

interface SessionTimes {
  startedAt: number;
  /** Since when its time counts. */
  playedFrom: number;
  /** When the player was last shown the time. */
  realityFrom: number;
}

export async function findSessionTimes(
  db: Db,
  playerId: string,
  sessionId: string,
): Promise<SessionTimes | undefined> {
  const [row] = await db<SessionTimes[]>`
    select started_at, coalesce(played_from, started_at) as played_from,
      coalesce(reality_seen_at, started_at) as reality_from
    from sessions where player_id = ${playerId} and id = ${sessionId}`;
  return row;
}

/** Since when the time of the session counts in which the player played last, if that was after `since`. */
export async function findLastPlayedFrom(db: Db, playerId: string, since: number): Promise<number | null> {
  const [row] = await db<{ playedFrom: number }[]>`
    select coalesce(sessions.played_from, sessions.started_at) as played_from
    from game_sessions as game
    join sessions on sessions.player_id = game.player_id and sessions.id = game.session_id
    where game.player_id = ${playerId} and game.last_round_at > ${since}
    order by game.last_round_at desc, game.id limit 1`;
  return row?.playedFrom ?? null;
}

/** When the player played last; null where they never have. */
export async function findLastRoundAt(db: Db, playerId: string): Promise<number | null> {
  const [row] = await db<[{ at: number | null }]>`
    select max(last_round_at) as at from game_sessions where player_id = ${playerId}`;
  return row.at;
}

/** Whether a session that is open at `now` counts since `before`, or longer. */
export async function hasOpenSessionSince(
  db: Db,
  { playerId, now, before }: { playerId: string; now: number; before: number },
): Promise<boolean> {
  const rows = await db`
    select from sessions
    where player_id = ${playerId} and ended_at is null and ends_at > ${now}
      and coalesce(played_from, started_at) <= ${before}
    limit 1`;
  return rows.count > 0;
}
