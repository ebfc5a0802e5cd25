import type { Activity } from '../../contract/config/app-config.ts';
import { ActivityId } from '../../contract/ids.ts';
import type { LimitKey } from '../../contract/protection/protection-rules.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/sql.ts';
import type { Hooks } from '../hooks.ts';
import { findBreakEnd } from './break-queries.ts';
import { readLimitRows } from './limit-queries.ts';
import type { LimitRow } from './limit-rules.ts';
import { hasOpenSessionSince } from './play-session-queries.ts';
import { readIsOpen } from './player-queries.ts';
import { findStanding, RegisterSilent } from './player-standing.ts';
import { findReachedLimits } from './reached-limits.ts';

type OfferContext = Pick<Context, 'sql' | 'registers' | 'clock' | 'log' | 'hooks'>;

/**
 * Whether anything may be offered to this player: a draw, an activity, a reward, a red dot. Every flow must use this
 * check: false for a player who is excluded, restricted or closed, on a break, or at a limit; and for everybody while
 * a register does not answer. The flow then continues without the offer.
 */
export async function mayBeOffered(context: OfferContext, playerId: string): Promise<boolean> {
  const [isOpen, isFree] = await Promise.all([
    isKnownToBeOpen(context, playerId),
    isFreeForOffers(context.sql, context.hooks, playerId, context.clock.now()),
  ]);
  return isOpen && isFree;
}

/** The half that queries the registers: before a transaction, never in one. */
export async function isKnownToBeOpen(context: OfferContext, playerId: string): Promise<boolean> {
  try {
    return (await findStanding(context, playerId)) === 'open';
  } catch (error) {
    if (!(error instanceof RegisterSilent)) throw error;
    context.log.warn({ err: error }, 'a register cannot be queried: nothing is offered');
    return false;
  }
}

/** The half that reads our own rows, which a transaction checks again: open, on no break, at no limit. */
export async function isFreeForOffers(db: Db, hooks: Hooks, playerId: string, now: number): Promise<boolean> {
  if (!(await readIsOpen(db, playerId)) || (await findBreakEnd(db, playerId, now)) !== null) return false;
  const rows = await readLimitRows(db, playerId);
  return !(await isAtLimit(db, hooks, { playerId, rows, now }));
}

/** Whether a limit leaves too little for the minimum stake or deposit, or the session's time is up. */
export async function isAtLimit(
  db: Db,
  hooks: Hooks,
  { playerId, rows, now }: { playerId: string; rows: ReadonlyMap<LimitKey, LimitRow>; now: number },
): Promise<boolean> {
  const [reached, isTimeUp] = await Promise.all([
    findReachedLimits(db, hooks, { playerId, rows, now }),
    isSessionTimeUp(db, playerId, rows.get('sessionMinutes')?.value ?? null, now),
  ]);
  return isTimeUp || reached.length > 0;
}

/** Of all open sessions: an offer cannot be made to one of them only. */
async function isSessionTimeUp(
  db: Db,
  playerId: string,
  minutes: number | null,
  now: number,
): Promise<boolean> {
  if (minutes === null) return false;
  return hasOpenSessionSince(db, { playerId, now, before: now - minutes * 60_000 });
}

/** Activities that inform or help and offer nothing. */
const NO_OFFERS: ReadonlySet<number> = new Set([ActivityId.notice, ActivityId.homeGuide, ActivityId.bind]);

/** The activities that may be shown to a player to whom nothing may be offered. */
export function withoutOffers(activities: Readonly<Record<string, Activity>>): Record<string, Activity> {
  return Object.fromEntries(Object.entries(activities).filter(([, { id }]) => NO_OFFERS.has(id)));
}
