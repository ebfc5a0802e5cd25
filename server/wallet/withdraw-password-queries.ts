import type { Db } from '../db/sql.ts';

/** Undefined where the player has no withdraw password. */
export async function findPasswordLock(
  db: Db,
  playerId: string,
): Promise<{ lockedUntil: number | null } | undefined> {
  const [row] = await db<{ lockedUntil: number | null }[]>`
    select locked_until from safebox_credentials where player_id = ${playerId}`;
  return row;
}

export async function findWithdrawPasswordHash(db: Db, playerId: string): Promise<string | null> {
  const [held] = await db<{ passwordHash: string }[]>`
    select password_hash from safebox_credentials where player_id = ${playerId}`;
  return held?.passwordHash ?? null;
}

/** Counts a try and returns the number of tries; null while it is locked, when nothing is counted. */
export async function addPasswordTry(db: Db, playerId: string, now: number): Promise<number | null> {
  const [counted] = await db<{ failures: number }[]>`
    update safebox_credentials set
      failures = case when locked_until <= ${now} then 1 else failures + 1 end,
      locked_until = case when locked_until <= ${now} then null else locked_until end
    where player_id = ${playerId} and (locked_until is null or locked_until <= ${now})
    returning failures`;
  return counted?.failures ?? null;
}

export async function clearPasswordTries(db: Db, playerId: string): Promise<void> {
  await db`update safebox_credentials set failures = 0, locked_until = null where player_id = ${playerId}`;
}

/** An existing lock is not changed. */
export async function savePasswordLock(db: Db, playerId: string, until: number): Promise<void> {
  await db`
    update safebox_credentials set locked_until = ${until}
    where player_id = ${playerId} and locked_until is null`;
}

interface NewPassword {
  readonly playerId: string;
  readonly passwordHash: string;
  readonly now: number;
}

/** Replaces the former one and clears its tries and lock. */
export async function saveWithdrawPassword(
  db: Db,
  { playerId, passwordHash, now }: NewPassword,
): Promise<void> {
  await db`
    insert into safebox_credentials (player_id, password_hash, changed_at) values (${playerId}, ${passwordHash}, ${now})
    on conflict (player_id) do update
    set password_hash = excluded.password_hash, failures = 0, locked_until = null, changed_at = excluded.changed_at`;
}
