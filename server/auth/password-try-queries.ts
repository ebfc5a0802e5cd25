import type { Db } from '../db/sql.ts';

export interface PasswordTryResult {
  /** Null while it is locked: the try was not counted, and nothing may be checked. */
  readonly failures: number | null;
  readonly lockedUntil: number | null;
}

interface PasswordTry {
  readonly key: Buffer;
  readonly playerId: string | null;
  readonly now: number;
  /** The try with this number locks. */
  readonly maxTries: number;
  /** The duration of a lock, and the time for which tries count. */
  readonly lockMs: number;
}

/** Counts a try; undefined while the counter is locked, when nothing is counted. */
export async function addTry(
  db: Db,
  { key, playerId, now, maxTries, lockMs }: PasswordTry,
): Promise<PasswordTryResult | undefined> {
  const [counted] = await db<PasswordTryResult[]>`
    insert into password_tries as known (key, player_id, failures, last_at) values (${key}, ${playerId}, 1, ${now})
    on conflict (key) do update set
      failures = case when known.last_at <= ${now - lockMs} then 1 else known.failures + 1 end,
      locked_until = case when known.last_at > ${now - lockMs} and known.failures + 1 >= ${maxTries}
        then ${now + lockMs}::timestamptz end,
      last_at = ${now}
    where known.locked_until is null or known.locked_until <= ${now}
    returning failures, locked_until`;
  return counted;
}

export async function findLock(db: Db, key: Buffer): Promise<number | null> {
  const [held] = await db<{ lockedUntil: number | null }[]>`
    select locked_until from password_tries where key = ${key}`;
  return held?.lockedUntil ?? null;
}

/** Reads the counter of wrong passwords; it is zero before the first one. */
export async function readCounter(db: Db, key: Buffer): Promise<PasswordTryResult> {
  const [row] = await db<PasswordTryResult[]>`
    select failures, locked_until from password_tries where key = ${key}`;
  return row ?? { failures: 0, lockedUntil: null };
}

/** Takes one try off the counter, and removes the lock. */
export async function updateTryForgiven(db: Db, key: Buffer): Promise<void> {
  await db`update password_tries set failures = failures - 1, locked_until = null where key = ${key}`;
}

/** Touches the row without a change, for equal work. */
export async function updateCounterUnchanged(db: Db, key: Buffer): Promise<void> {
  await db`update password_tries set last_at = last_at where key = ${key}`;
}

export async function deleteCounter(db: Db, key: Buffer): Promise<void> {
  await db`delete from password_tries where key = ${key}`;
}

/** All counters of the player, and those with these keys. */
export async function deleteCounters(
  db: Db,
  { playerId, keys }: { readonly playerId: string; readonly keys: readonly Buffer[] },
): Promise<void> {
  await db`delete from password_tries where player_id = ${playerId} or key in ${db([...keys])}`;
}

/** Deletes those last counted before `before`. Returns how many. */
export async function deleteOldCounters(db: Db, before: number): Promise<number> {
  const { count } = await db`delete from password_tries where last_at < ${before}`;
  return count;
}
