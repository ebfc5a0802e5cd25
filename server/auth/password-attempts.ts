import { createHash } from 'node:crypto';
import { LOCK_AFTER_FAILURES, LOCK_MS } from '../../contract/limits.ts';
import type { Db } from '../db/sql.ts';
import {
  addTry,
  deleteCounter,
  deleteCounters,
  findLock,
  type PasswordTryResult,
  readCounter,
  updateCounterUnchanged,
  updateTryForgiven,
} from './password-try-queries.ts';
import type { SignInNames } from './player-queries.ts';

/** One counter of wrong passwords. */
export interface TryCounter {
  readonly key: Buffer;
  /** Null where it is counted by what was typed: the same whether or not the account exists. */
  readonly playerId: string | null;
}

const keyOf = (text: string) => createHash('sha256').update(text).digest();

/** For all unknown devices. `typed` is a name or a number in its stored form. */
export const strangerTries = (typed: string): TryCounter => ({
  key: keyOf(`typed ${typed.toLowerCase()}`),
  playerId: null,
});

/** For a known device; unknown devices cannot exhaust it. */
export const deviceTries = (playerId: string, deviceToken: string): TryCounter => ({
  key: keyOf(`device ${playerId} ${deviceToken}`),
  playerId,
});

/** Counts wrong passwords that are typed within the player's open sessions. */
export const sessionTries = (playerId: string): TryCounter => ({
  key: keyOf(`session ${playerId}`),
  playerId,
});

/**
 * Counts a try before it is checked, so that a hundred concurrent tries count as a hundred; the tenth locks. Tries
 * older than the duration of a lock no longer count.
 */
export async function countTry(
  db: Db,
  { key, playerId }: TryCounter,
  now: number,
): Promise<PasswordTryResult> {
  const counted = await addTry(db, { key, playerId, now, maxTries: LOCK_AFTER_FAILURES, lockMs: LOCK_MS });
  return counted ?? { failures: null, lockedUntil: await findLock(db, key) };
}

/** A right password is not a wrong try. The counter of unknown devices keeps the others: they may have been guesses. */
export const forgiveTry = (db: Db, { key, playerId }: TryCounter): Promise<void> =>
  playerId === null ? updateTryForgiven(db, key) : deleteCounter(db, key);

/** As much work as recording a wrong try in an account's history, where there is no account. */
export const touchTries = (db: Db, { key }: TryCounter): Promise<void> => updateCounterUnchanged(db, key);

/** Removes every lock of a player. */
export function clearTries(db: Db, { id, account, mobile }: SignInNames): Promise<void> {
  const typed = [account, mobile].filter(Boolean).map((text) => strangerTries(text).key);
  return deleteCounters(db, { playerId: id, keys: typed });
}

/** For the operator: the counter of unknown devices. */
export const readTries = (db: Db, account: string): Promise<PasswordTryResult> =>
  readCounter(db, strangerTries(account).key);
