import { createHash } from 'node:crypto';
import { LOCK_AFTER_FAILURES, LOCK_MS } from '../../contract/limits.ts';
import type { Db } from '../db/sql.ts';

/** One counter of wrong passwords. */
export interface TryCounter {
  readonly key: Buffer;
  /** Null where it is counted by what was typed: the same for an account that there is and one that there is not. */
  readonly playerId: string | null;
}

const keyOf = (text: string) => createHash('sha256').update(text).digest();

/** Of everybody who is not on a device that the player has signed in on. `typed` is a name or a number as it is kept. */
export const strangerTries = (typed: string): TryCounter => ({
  key: keyOf(`typed ${typed.toLowerCase()}`),
  playerId: null,
});

/** Of a known device, which strangers cannot use up. */
export const deviceTries = (playerId: string, deviceToken: string): TryCounter => ({
  key: keyOf(`device ${playerId} ${deviceToken}`),
  playerId,
});

/** Of the player's open sessions. */
export const sessionTries = (playerId: string): TryCounter => ({
  key: keyOf(`session ${playerId}`),
  playerId,
});

export interface Tried {
  /** Null while it is locked: the try was not counted, and nothing may be checked. */
  readonly failures: number | null;
  readonly lockedUntil: number | null;
}

/**
 * Counts a try before it is checked, so that a hundred at once are a hundred tries; the tenth locks. Tries that lie
 * further back than a lock lasts count no more.
 */
export async function countTry(db: Db, { key, playerId }: TryCounter, now: number): Promise<Tried> {
  const [counted] = await db<Tried[]>`
    insert into password_tries as known (key, player_id, failures, last_at) values (${key}, ${playerId}, 1, ${now})
    on conflict (key) do update set
      failures = case when known.last_at <= ${now - LOCK_MS} then 1 else known.failures + 1 end,
      locked_until = case when known.last_at > ${now - LOCK_MS} and known.failures + 1 >= ${LOCK_AFTER_FAILURES}
        then ${now + LOCK_MS}::timestamptz end,
      last_at = ${now}
    where known.locked_until is null or known.locked_until <= ${now}
    returning failures, locked_until`;
  if (counted) return counted;
  const [held] = await db<{ lockedUntil: number | null }[]>`
    select locked_until from password_tries where key = ${key}`;
  return { failures: null, lockedUntil: held?.lockedUntil ?? null };
}

/** A right password was no wrong try. The stranger's counter keeps the others: they were somebody's guesses. */
export async function forgiveTry(db: Db, { key, playerId }: TryCounter): Promise<void> {
  if (playerId !== null) await db`delete from password_tries where key = ${key}`;
  else await db`update password_tries set failures = failures - 1, locked_until = null where key = ${key}`;
}

/** As much work as noting a wrong try in an account's history, where there is no account. */
export async function touchTries(db: Db, { key }: TryCounter): Promise<void> {
  await db`update password_tries set last_at = last_at where key = ${key}`;
}

interface Owner {
  readonly id: string;
  readonly account: string;
  readonly mobile: string;
}

/** Lifts every lock of a player. */
export async function clearTries(db: Db, { id, account, mobile }: Owner): Promise<void> {
  const typed = [account, mobile].filter(Boolean).map((text) => strangerTries(text).key);
  await db`delete from password_tries where player_id = ${id} or key in ${db(typed)}`;
}

/** What the operator sees: the counter that strangers use. */
export async function readTries(db: Db, account: string): Promise<Tried> {
  const [row] = await db<Tried[]>`
    select failures, locked_until from password_tries where key = ${strangerTries(account).key}`;
  return row ?? { failures: 0, lockedUntil: null };
}
