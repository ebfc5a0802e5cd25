import { SESSION_IDLE_MS } from '../../contract/limits.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/sql.ts';
import type { SessionPlayer } from './handler.ts';
import { DEFAULT_RATE_LIMITS, RATE_WINDOW_MS, type RateGroup, type RateLimits } from './rate-rules.ts';

/** Why a token is invalid; sent to the client, which has the message for it. */
type SessionError =
  | ('missing' | 'unknown' | 'idle' | 'expired')
  /** Ended by the operator, by a new password, from another device, or otherwise. */
  | ('operator' | 'password' | 'device' | 'ended');

export interface Admission {
  readonly player: SessionPlayer | null;
  readonly error: SessionError | null;
  /** Whether the session's own row is closed: a blocked player gets an error without it. */
  readonly hasEnded: boolean;
  readonly maintenance: { readonly status: number; readonly until: number | null };
  /** Increases with every change of the config that a visitor gets. */
  readonly configStamp: number;
  /** Milliseconds until the caller's window ends when its limit is reached, else null. */
  readonly retryAfterMs: number | null;
}

interface Row {
  used: number;
  rateLimits: RateLimits | null;
  maintenance: { status: number; until: number | null } | null;
  configStamp: number;
  playerId: string | null;
  displayId: number;
  account: string;
  sessionId: string;
  /** Null for a token that was replaced before this was recorded. */
  provedAt: number | null;
  lastActAt: number;
  endsAt: number;
  endedAt: number | null;
  endReason: string;
  status: 'open' | 'excluded' | 'closed' | 'restricted';
  scope: 'full' | 'wayOut';
}

interface Question {
  /** SHA-256 of the token, or null without one. */
  readonly tokenHash: Uint8Array | null;
  readonly group: RateGroup;
  /** Whose window it is: an address or a token. */
  readonly subject: string;
  readonly now: number;
}

/**
 * Everything that must be known before a call may start, in one statement: the caller's session, the rate window
 * (counted here), and whether the platform is in maintenance. Shared by all processes, because all of it is rows.
 */
export async function admit(sql: Db, { tokenHash, group, subject, now }: Question): Promise<Admission> {
  const windowMs = RATE_WINDOW_MS[group];
  const endsAt = (Math.floor(now / windowMs) + 1) * windowMs;
  const [row] = await sql<[Row]>`
    with counted as (
      insert into rate_windows as known (key, ends_at, used)
      values (${`${group}:${subject}:${endsAt}`}, ${endsAt}, 1)
      on conflict (key) do update set used = known.used + 1
      returning used
    )
    select counted.used,
      (select value from config where key = 'rateLimits') as rate_limits,
      (select value from config where key = 'maintenance') as maintenance,
      (select version from config_version) as config_stamp,
      players.id as player_id, players.display_id, players.account, players.status,
      sessions.id as session_id,
      case when sessions.token_hash = ${tokenHash} then coalesce(sessions.proved_at, sessions.started_at)
        else sessions.old_proved_at end as proved_at,
      sessions.last_act_at, sessions.ends_at, sessions.ended_at,
      sessions.end_reason, sessions.scope
    from counted
    left join sessions on sessions.token_hash = ${tokenHash}
      or (sessions.old_token_hash = ${tokenHash} and sessions.old_until > ${now})
    left join players on players.id = sessions.player_id`;
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

const pickPlayer = ({ displayId, account, sessionId, provedAt, scope }: Row) => ({
  displayId,
  account,
  sessionId,
  provedAt: provedAt ?? 0,
  isWithdrawalOnly: scope === 'wayOut',
});

/** The reason for the end of a session, where there is one. Without a reason it expired. */
const TOLD_ENDS: Readonly<Record<string, SessionError>> = {
  '': 'expired',
  operator: 'operator',
  password: 'password',
  device: 'device',
};

function findErrorOf(row: Row, now: number): SessionError | null {
  if (row.playerId === null) return 'unknown';
  // A player who may not sign in may not stay signed in either, whatever the session's row says.
  const isWelcome = row.scope === 'wayOut' ? row.status !== 'restricted' : row.status === 'open';
  if (!isWelcome) return 'ended';
  if (row.endedAt !== null) return TOLD_ENDS[row.endReason] ?? 'ended';
  if (row.endsAt <= now) return 'expired';
  return row.lastActAt + SESSION_IDLE_MS <= now ? 'idle' : null;
}

/** The precision of the last activity; a write for every call would cost too much. */
const TOUCH_EVERY_MS = 10_000;

/** Records activity of the player, which keeps the session from going idle. */
export async function touchSession(
  sql: Db,
  { playerId, sessionId, now }: { playerId: string; sessionId: string; now: number },
): Promise<void> {
  await sql`
    update sessions set last_act_at = ${now}, last_seen_at = ${now}
    where player_id = ${playerId} and id = ${sessionId} and last_act_at < ${now - TOUCH_EVERY_MS}`;
}

/** A job: deletes windows that have ended. Returns how many. */
export async function purgeOldWindows({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<number> {
  const { count } = await sql`delete from rate_windows where ends_at < ${clock.now()}`;
  return count;
}
