import { kindOf, type LimitKey, REST_MS } from '../../contract/protection/protection-rules.ts';
import type { Restriction, RestrictionKind } from '../../contract/protection/restrictions.ts';
import { readKycState } from '../auth/public/kyc-state.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { marketConfig } from '../config/public/market-config.ts';
import type { Db } from '../db/sql.ts';
import type { Hooks, SessionQuery } from '../hooks.ts';
import { findExclusion } from './exclusion-queries.ts';
import { findLimitEnd } from './limit-ends.ts';
import { readLimitRows } from './limit-queries.ts';
import type { LimitRow } from './limit-rules.ts';
import { findLastRoundAt, findSessionTimes } from './play-session-queries.ts';
import { findPersonWithBreak } from './player-queries.ts';
import { barOf } from './player-standing.ts';
import { findReachedLimits } from './reached-limits.ts';
import { listedRegisters } from './register-queries.ts';

const MINUTE_MS = 60_000;
const KIND_OF_LIMIT = { deposit: 'depositLimit', stake: 'stakeLimit', loss: 'lossLimit' } as const;

/**
 * All that holds for a player now, for the screens: from the same functions that refuse. External registers are queried
 * only where something is granted; what they say is refused there.
 */
export async function readRestrictions(db: Db, hooks: Hooks, asked: SessionQuery): Promise<Restriction[]> {
  const rows = await readLimitRows(db, asked.playerId);
  const parts = await Promise.all([
    readStanding(db, asked),
    readSessionLimit(db, asked, rows.get('sessionMinutes')?.value ?? null),
    readMoneyLimits(db, hooks, asked, rows),
    readIdentity(db, asked),
  ]);
  return parts.flat();
}

async function readStanding(db: Db, { playerId, now }: SessionQuery): Promise<Restriction[]> {
  const person = await findPersonWithBreak(db, playerId, now);
  if (!person) throw new Error(`player ${playerId} is gone`);
  const kind = barOf(person, await listedRegisters(db).find(person));
  if (kind === null) return [];
  const until = kind === 'excluded' ? ((await findExclusion(db, playerId))?.until ?? null) : null;
  return [{ kind, until: kind === 'break' ? person.breakUntil : until }];
}

/** A new session begins its time anew once the player has rested. */
async function readSessionLimit(
  db: Db,
  { playerId, sessionId, now }: SessionQuery,
  minutes: number | null,
): Promise<Restriction[]> {
  if (minutes === null) return [];
  const times = await findSessionTimes(db, playerId, sessionId);
  if (!times || times.playedFrom + minutes * MINUTE_MS > now) return [];
  const playedAt = await findLastRoundAt(db, playerId);
  return [{ kind: 'sessionLimit', until: playedAt === null ? now : Math.max(now, playedAt + REST_MS) }];
}

/** Of several limits of a kind the one that ends last holds longest. */
async function readMoneyLimits(
  db: Db,
  hooks: Hooks,
  { playerId, now }: SessionQuery,
  rows: ReadonlyMap<LimitKey, LimitRow>,
): Promise<Restriction[]> {
  const ends = new Map<RestrictionKind, number | null>();
  for (const reached of await findReachedLimits(db, hooks, { playerId, rows, now })) {
    const kind = KIND_OF_LIMIT[kindOf(reached.key)];
    const end = await findLimitEnd(db, hooks, { playerId, now, ...reached });
    const before = ends.get(kind);
    ends.set(kind, before === null || end === null ? null : Math.max(before ?? 0, end));
  }
  return [...ends].map(([kind, until]) => ({ kind, until }));
}

async function readIdentity(db: Db, { playerId }: SessionQuery): Promise<Restriction[]> {
  const [market, state] = await Promise.all([readConfig(db, marketConfig), readKycState(db, playerId)]);
  return market.isKycNeededToDeposit && state !== 'approved' ? [{ kind: 'identity', until: null }] : [];
}
