import { createHash } from 'node:crypto';
import { SESSION_MAX_MS } from '../../contract/limits.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/sql.ts';
import type { Hooks } from '../hooks.ts';
import type { Locale } from '../localization/localized.ts';
import { newToken } from '../new-token.ts';
import { findLastSignIn, insertSignIn, type SignInOutcome } from './login-history-queries.ts';
import { updateSessionEnded, updateSessionsEnded } from './session-end-queries.ts';
import { insertSession } from './session-queries.ts';
import type { SpentTicket } from './withdrawal-only-tickets.ts';

interface Origin {
  readonly ip: string;
  readonly userAgent: string;
  readonly knownDeviceId?: string;
  /** In which the player reads. */
  readonly locale?: Locale;
}

interface OpenedSession {
  readonly sessionId: string;
  /** Leaves the server once, in the answer; only its hash is stored. */
  readonly token: string;
}

/** Long enough to withdraw, to add an account and to check the result. */
const WAY_OUT_MS = 60 * 60_000;

/** Opens a withdrawal-only session. The refused sign-in before it is recorded. */
export async function createWithdrawalOnlySession(
  db: Db,
  context: Pick<Context, 'clock' | 'random' | 'newId'>,
  { playerId, provedAt }: SpentTicket,
  { ip, userAgent }: Origin,
): Promise<OpenedSession & { readonly endsAt: number }> {
  const now = context.clock.now();
  const token = newToken(context.random);
  const row = {
    playerId,
    id: context.newId(),
    tokenHash: createHash('sha256').update(token).digest(),
    startedAt: now,
    provedAt,
    lastActAt: now,
    lastSeenAt: now,
    endsAt: now + WAY_OUT_MS,
    scope: 'wayOut' as const,
    ip,
    device: userAgent.slice(0, 300),
  };
  await insertSession(db, row);
  return { sessionId: row.id, token, endsAt: row.endsAt };
}

/** Opens a session of 24 hours at most, and records the sign-in. */
export async function openSession(
  db: Db,
  context: Pick<Context, 'clock' | 'random' | 'newId' | 'hooks'>,
  playerId: string,
  { ip, userAgent, knownDeviceId, locale }: Origin,
): Promise<OpenedSession> {
  const now = context.clock.now();
  const token = newToken(context.random);
  const sessionId = context.newId();
  await insertSession(db, {
    playerId,
    id: sessionId,
    tokenHash: createHash('sha256').update(token).digest(),
    startedAt: now,
    lastActAt: now,
    lastSeenAt: now,
    endsAt: now + SESSION_MAX_MS,
    playedFrom: await context.hooks.findPlayedFrom(db, playerId, now),
    lastSignInAt: await findLastSignIn(db, playerId),
    knownDeviceId: knownDeviceId ?? null,
    locale: locale ?? null,
    ip,
    device: userAgent.slice(0, 300),
  });
  await noteSignIn(db, context, { playerId, outcome: 'ok', ip, userAgent });
  return { sessionId, token };
}

interface SignIn extends Origin {
  readonly playerId: string;
  readonly outcome: SignInOutcome;
}

/** A row of the player's sign-in history. */
export async function noteSignIn(
  db: Db,
  context: Pick<Context, 'clock' | 'newId'>,
  { playerId, outcome, ip, userAgent }: SignIn,
): Promise<void> {
  await insertSignIn(db, {
    playerId,
    id: context.newId(),
    at: context.clock.now(),
    outcome,
    ip,
    device: userAgent.slice(0, 300),
  });
}

type EndReason = 'logout' | 'password' | 'operator' | 'excluded' | 'device';

/** Ends one session, and whatever hangs on it. */
export async function endSession(
  db: Db,
  hooks: Hooks,
  {
    playerId,
    sessionId,
    now,
    reason = 'logout',
  }: { playerId: string; sessionId: string; now: number; reason?: EndReason },
): Promise<void> {
  await updateSessionEnded(db, { playerId, sessionId, now, reason });
  for (const hear of hooks.sessionEnded) await hear(db, { playerId, sessionId, now });
}

/** Signs the player out everywhere. */
export async function endAllSessions(
  db: Db,
  hooks: Hooks,
  { playerId, reason, now }: { playerId: string; reason: EndReason; now: number },
): Promise<void> {
  await updateSessionsEnded(db, { playerId, now, reason });
  for (const hear of hooks.sessionEnded) await hear(db, { playerId, sessionId: null, now });
}
