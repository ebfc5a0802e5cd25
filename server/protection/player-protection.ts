import type { PlaySession, SelfLimited } from '../../contract/protection/protection-calls.ts';
import {
  addMonths,
  kindOf,
  REALITY_DEFAULT_MINUTES,
  REST_MS,
  REVIEW_MONTHS,
} from '../../contract/protection/protection-rules.ts';
import { CallError } from '../call-error.ts';
import type { Db } from '../db/sql.ts';
import type { Hooks, SessionQuery } from '../hooks.ts';
import { findBreakEnd, findReviewedAt } from './break-queries.ts';
import { findSessionLimit, readLimitRows } from './limit-queries.ts';
import { findLastPlayedFrom, findSessionTimes } from './play-session-queries.ts';
import { asLimitStates, lowestLeft, readAllUsage } from './player-limits.ts';
import { findReachedLimits } from './reached-limits.ts';
import { readStakedInSession } from './session-play.ts';

const MINUTE_MS = 60_000;

async function readSessionTimes(db: Db, { playerId, sessionId }: SessionQuery) {
  const times = await findSessionTimes(db, playerId, sessionId);
  if (!times) throw new Error(`no session ${sessionId}`);
  return times;
}

/** @throws CallError onBreak, with its end. */
async function rejectOnBreak(db: Db, playerId: string, now: number): Promise<void> {
  const until = await findBreakEnd(db, playerId, now);
  if (until !== null) throw new CallError('onBreak', 'the player is on a break', { until });
}

/** @throws CallError onBreak or sessionTimeUp: nothing is opened that could not be played. */
export async function rejectPlay(db: Db, asked: SessionQuery): Promise<void> {
  await rejectOnBreak(db, asked.playerId, asked.now);
  const [{ playedFrom }, minutes] = await Promise.all([
    readSessionTimes(db, asked),
    findSessionLimit(db, asked.playerId),
  ]);
  if (minutes === null || playedFrom + minutes * MINUTE_MS > asked.now) return;
  throw new CallError('sessionTimeUp', 'the session time is used up', { minutes });
}

/** @throws CallError stakeLimitReached or lossLimitReached: the player's limits leave less than the least stake. */
export async function rejectUsedUpLimit(db: Db, hooks: Hooks, playerId: string, now: number): Promise<void> {
  const reached = await findReachedLimits(db, hooks, {
    playerId,
    rows: await readLimitRows(db, playerId),
    now,
  });
  for (const [kind, key] of [
    ['stake', 'stakeLimitReached'],
    ['loss', 'lossLimitReached'],
  ] as const) {
    if (reached.some((limit) => kindOf(limit.key) === kind))
      throw new CallError(key, 'the limit leaves less than the least stake');
  }
}

/**
 * Since when the time of a new session counts: a player who has played within the last hour continues that session,
 * so that signing in again does not avoid the limit.
 */
export async function findPlayedFrom(db: Db, playerId: string, now: number): Promise<number> {
  return (await findLastPlayedFrom(db, playerId, now - REST_MS)) ?? now;
}

/** All data of limits, breaks and the running session for the player. */
export async function readSelfLimited(db: Db, hooks: Hooks, asked: SessionQuery): Promise<SelfLimited> {
  const { playerId, now } = asked;
  const [rows, usage, times, totals, breakUntil, reviewedAt] = await Promise.all([
    readLimitRows(db, playerId),
    readAllUsage(db, hooks, playerId, now),
    readSessionTimes(db, asked),
    readStakedInSession(db, hooks, asked),
    findBreakEnd(db, playerId, now),
    findReviewedAt(db, playerId),
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
    isReviewDue: addMonths(reviewedAt ?? now, REVIEW_MONTHS) <= now,
    session,
  };
}
