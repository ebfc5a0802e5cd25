import { SESSION_IDLE_MS } from '../../../contract/limits.ts';
import type { Db } from '../../db/sql.ts';
import type { Admission, AdmissionQuery, SessionError } from '../../http/admission.ts';
import { DEFAULT_RATE_LIMITS, RATE_WINDOW_MS } from '../../http/rate-rules.ts';
import { type CallerRow, countCall, updateSessionActive } from '../admit-queries.ts';
import type { SessionKey } from '../session-queries.ts';

/**
 * Everything that must be known before a call may start, in one statement: the caller's session, the rate window
 * (counted here), and whether the platform is in maintenance. Shared by all processes, because all of it is rows.
 */
export async function admit(db: Db, { tokenHash, group, subject, now }: AdmissionQuery): Promise<Admission> {
  const windowMs = RATE_WINDOW_MS[group];
  const endsAt = (Math.floor(now / windowMs) + 1) * windowMs;
  const row = await countCall(db, { tokenHash, key: `${group}:${subject}:${endsAt}`, endsAt, now });
  const limit = (row.rateLimits ?? DEFAULT_RATE_LIMITS)[group];
  const error = tokenHash ? findErrorOf(row, now) : 'missing';
  const { maintenance } = row;
  const isOver = maintenance?.until != null && maintenance.until <= now;
  return {
    player: error === null && row.playerId ? { ...pickPlayer(row), id: row.playerId } : null,
    error,
    hasEnded: row.endedAt !== null,
    maintenance: maintenance && !isOver ? maintenance : { status: 0, until: null },
    configStamp: row.configStamp,
    retryAfterMs: row.used > limit.max ? endsAt - now : null,
  };
}

const pickPlayer = ({ displayId, account, sessionId, provedAt, scope }: CallerRow) => ({
  displayId,
  account,
  sessionId,
  provedAt: provedAt ?? 0,
  isWithdrawalOnly: scope === 'wayOut',
});

/** The reason for the end of a session, where there is one. Without a reason it expired. */
const ERRORS_OF_ENDS: Readonly<Record<string, SessionError>> = {
  '': 'expired',
  operator: 'operator',
  password: 'password',
  device: 'device',
};

function findErrorOf(row: CallerRow, now: number): SessionError | null {
  if (row.playerId === null) return 'unknown';
  // A player who may not sign in may not stay signed in either, whatever the session's row says.
  const isWelcome = row.scope === 'wayOut' ? row.status !== 'restricted' : row.status === 'open';
  if (!isWelcome) return 'ended';
  if (row.endedAt !== null) return ERRORS_OF_ENDS[row.endReason] ?? 'ended';
  if (row.endsAt <= now) return 'expired';
  return row.lastActAt + SESSION_IDLE_MS <= now ? 'idle' : null;
}

/** The precision of the last activity; a write for every call would cost too much. */
const TOUCH_EVERY_MS = 10_000;

/** Records activity of the player, which keeps the session from going idle. */
export const touchSession = (
  db: Db,
  { playerId, sessionId, now }: SessionKey & { readonly now: number },
): Promise<void> => updateSessionActive(db, { playerId, sessionId, now, before: now - TOUCH_EVERY_MS });
