import type { PlaySession, SelfLimited } from '../../../contract/protection/protection-calls.ts';
import {
  addMonths,
  REALITY_DEFAULT_MINUTES,
  REST_MS,
  REVIEW_MONTHS,
} from '../../../contract/protection/protection-rules.ts';
import { CallError } from '../../call-error.ts';
import type { Db } from '../../db/sql.ts';
import { readSessionTotals } from '../../games/public/game-sessions.ts';
import { refuseStaleTerms } from '../../rights/public/accepted-terms.ts';
import { asLimitStates, lowestLeft, readAllUsage, readLimitRows } from './player-limits.ts';

const MINUTE_MS = 60_000;

interface Asked {
  readonly playerId: string;
  readonly sessionId: string;
  readonly now: number;
}

interface SessionTimes {
  startedAt: number;
  playedFrom: number;
  realityFrom: number;
}

async function readSessionTimes(db: Db, { playerId, sessionId }: Asked): Promise<SessionTimes> {
  const [row] = await db<SessionTimes[]>`
    select started_at, coalesce(played_from, started_at) as played_from,
      coalesce(reality_seen_at, started_at) as reality_from
    from sessions where player_id = ${playerId} and id = ${sessionId}`;
  if (!row) throw new Error(`no session ${sessionId}`);
  return row;
}

/** End of the break that runs; null without one. */
export async function readBreakEnd(db: Db, playerId: string, now: number): Promise<number | null> {
  const [row] = await db<{ breakUntil: number | null }[]>`
    select break_until from player_protection where player_id = ${playerId} and break_until > ${now}`;
  return row?.breakUntil ?? null;
}

/** @throws CallError onBreak, with its end. */
export async function refuseOnBreak(db: Db, playerId: string, now: number): Promise<void> {
  const until = await readBreakEnd(db, playerId, now);
  if (until !== null) throw new CallError('onBreak', 'the player is on a break', { until });
}

/** @throws CallError legalChanged, onBreak or sessionTimeUp: nothing is opened that could not be played. */
export async function refuseToPlay(db: Db, asked: Asked): Promise<void> {
  await refuseStaleTerms(db, asked.playerId, asked.now);
  await refuseOnBreak(db, asked.playerId, asked.now);
  const [{ playedFrom }, [limit]] = await Promise.all([
    readSessionTimes(db, asked),
    db<{ value: number | null }[]>`
      select value from player_limits where player_id = ${asked.playerId} and key = 'sessionMinutes'`,
  ]);
  if (limit?.value == null || playedFrom + limit.value * MINUTE_MS > asked.now) return;
  throw new CallError('sessionTimeUp', 'the session time is used up', { minutes: limit.value });
}

/**
 * Since when the time of a new session counts: whoever has played within the last hour goes on with the session of
 * that play, so that signing in again is no way round the limit.
 */
export async function findPlayedFrom(db: Db, playerId: string, now: number): Promise<number> {
  const [row] = await db<{ playedFrom: number }[]>`
    select coalesce(sessions.played_from, sessions.started_at) as played_from
    from game_sessions as game
    join sessions on sessions.player_id = game.player_id and sessions.id = game.session_id
    where game.player_id = ${playerId} and game.last_round_at > ${now - REST_MS}
    order by game.last_round_at desc, game.id limit 1`;
  return row?.playedFrom ?? now;
}

/** All that a player is told of limits, breaks and the running session. */
export async function readSelfLimited(db: Db, asked: Asked): Promise<SelfLimited> {
  const { playerId, sessionId, now } = asked;
  const [rows, usage, times, totals, breakUntil, [player]] = await Promise.all([
    readLimitRows(db, playerId),
    readAllUsage(db, playerId, now),
    readSessionTimes(db, asked),
    readSessionTotals(db, playerId, sessionId),
    readBreakEnd(db, playerId, now),
    db<{ reviewedAt: number }[]>`
      select coalesce((select reviewed_at from player_protection where player_id = ${playerId}), created_at)
        as reviewed_at
      from players where id = ${playerId}`,
  ]);
  const minutesSince = (from: number) => Math.max(0, Math.floor((now - from) / MINUTE_MS));
  const time = {
    sessionMinutes: minutesSince(times.playedFrom),
    realityMinutes: minutesSince(times.realityFrom),
  };
  const limits = asLimitStates(rows, usage, { time, now });
  const sessionLimit = rows.get('sessionMinutes')?.value ?? null;
  const session: PlaySession = {
    startedAt: times.startedAt,
    ...totals,
    realityAt: times.realityFrom + (rows.get('realityMinutes')?.value ?? REALITY_DEFAULT_MINUTES) * MINUTE_MS,
    timeUpAt: sessionLimit === null ? null : times.playedFrom + sessionLimit * MINUTE_MS,
  };
  return {
    serverTime: now,
    limits,
    left: lowestLeft(limits),
    breakUntil,
    isReviewDue: addMonths(player?.reviewedAt ?? now, REVIEW_MONTHS) <= now,
    session,
  };
}
