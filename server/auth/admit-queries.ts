import type { Db } from '../db/sql.ts';
import type { RateLimits } from '../http/rate-rules.ts';
import { windowAddition } from './rate-window-queries.ts';
import type { SessionKey } from './session-queries.ts';

export interface CallerRow {
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

interface CallerQuery {
  readonly tokenHash: Uint8Array | null;
  /** Of the rate window, which ends at `endsAt`. */
  readonly key: string;
  readonly endsAt: number;
  readonly now: number;
}

/** Counts the call in its window, and reads the session of its token and what holds for the platform. */
export async function countCall(db: Db, { tokenHash, key, endsAt, now }: CallerQuery): Promise<CallerRow> {
  const [row] = await db<[CallerRow]>`
    with counted as (${windowAddition(db, { key, endsAt, amount: 1 })})
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
  return row;
}

/** An activity that was recorded at `before` or later is not recorded again. */
export async function updateSessionActive(
  db: Db,
  { playerId, sessionId, now, before }: SessionKey & { readonly now: number; readonly before: number },
): Promise<void> {
  await db`
    update sessions set last_act_at = ${now}, last_seen_at = ${now}
    where player_id = ${playerId} and id = ${sessionId} and last_act_at < ${before}`;
}
