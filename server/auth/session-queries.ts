import type { Db, Tx } from '../db/sql.ts';

interface NewSession {
  readonly playerId: string;
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly startedAt: number;
  readonly lastActAt: number;
  readonly lastSeenAt: number;
  readonly endsAt: number;
  readonly ip: string;
  readonly device: string;
  /** Omitted columns use the table's defaults. */
  readonly scope?: 'wayOut';
  readonly provedAt?: number;
  readonly playedFrom?: number | null;
  readonly lastSignInAt?: number | null;
  readonly knownDeviceId?: string | null;
  readonly locale?: string | null;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db`insert into sessions ${db(session)}`;
}

export interface SessionKey {
  readonly playerId: string;
  readonly sessionId: string;
}

interface OpenSession {
  readonly id: string;
  readonly startedAt: number;
  readonly lastSeenAt: number;
  readonly endsAt: number;
  readonly device: string;
  readonly ip: string;
}

interface ActiveSessionQuery extends SessionKey {
  readonly now: number;
  /** Sessions without activity since then have expired. */
  readonly idleSince: number;
}

/** The player's: `sessionId` first, then the last seen. */
export const readOpenSessions = (
  db: Db,
  { playerId, sessionId, now, idleSince }: ActiveSessionQuery,
): Promise<OpenSession[]> =>
  db<OpenSession[]>`
    select id, started_at, last_seen_at, ends_at, device, ip from sessions
    where player_id = ${playerId} and ended_at is null and ends_at > ${now}
      and last_act_at > ${idleSince}
    order by id = ${sessionId} desc, last_seen_at desc`;

export async function isSession(db: Db, { playerId, sessionId }: SessionKey): Promise<boolean> {
  const known = await db`select from sessions where player_id = ${playerId} and id = ${sessionId}`;
  return known.count > 0;
}

/** The id of the known device that a session was opened on. */
export async function findSessionDevice(tx: Tx, { playerId, sessionId }: SessionKey): Promise<string | null> {
  const [row] = await tx<{ knownDeviceId: string | null }[]>`
    select known_device_id from sessions where player_id = ${playerId} and id = ${sessionId}`;
  return row?.knownDeviceId ?? null;
}

/** Not ended, and not `sessionId`. */
export const lockOtherSessions = (tx: Tx, { playerId, sessionId }: SessionKey): Promise<{ id: string }[]> =>
  tx<{ id: string }[]>`
    select id from sessions where player_id = ${playerId} and id <> ${sessionId} and ended_at is null for update`;

/** Not ended. */
export const lockSessionsOnDevice = (
  tx: Tx,
  { playerId, knownDeviceId }: { readonly playerId: string; readonly knownDeviceId: string },
): Promise<{ id: string }[]> =>
  tx<{ id: string }[]>`
    select id from sessions
    where player_id = ${playerId} and known_device_id = ${knownDeviceId} and ended_at is null for update`;

/** The operator's number of a player's sessions that have not ended. */
export async function countSessions(tx: Tx, playerId: string): Promise<number> {
  const [access] = await tx<{ open: number }[]>`
    select count(*)::int as open from sessions where player_id = ${playerId} and ended_at is null`;
  return access?.open ?? 0;
}

interface SteppedUp extends SessionKey {
  readonly now: number;
  /** Replaces the former token, which is accepted until `oldUntil`. */
  readonly tokenHash: Buffer;
  readonly oldUntil: number;
}

export async function updateSessionSteppedUp(
  tx: Tx,
  { playerId, sessionId, now, tokenHash, oldUntil }: SteppedUp,
): Promise<void> {
  // The right-hand sides read the old values: the former token keeps the step-up that it had.
  await tx`
    update sessions set proved_at = ${now}, old_proved_at = coalesce(proved_at, started_at), old_token_hash = token_hash, old_until = ${oldUntil},
      token_hash = ${tokenHash}
    where player_id = ${playerId} and id = ${sessionId}`;
}

export async function updateSessionSeen(
  db: Db,
  { playerId, sessionId, gameId, now }: SessionKey & { readonly gameId: number; readonly now: number },
): Promise<void> {
  await db`
    update sessions set last_seen_at = ${now}, seen_game_id = ${gameId}
    where player_id = ${playerId} and id = ${sessionId}`;
}

/** Saves that the player has confirmed how long they have played. */
export async function saveRealitySeen(
  db: Db,
  { playerId, sessionId, now }: SessionKey & { readonly now: number },
): Promise<void> {
  await db`
    update sessions set reality_seen_at = ${now} where player_id = ${playerId} and id = ${sessionId}`;
}
