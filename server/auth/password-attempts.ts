import { createHash } from 'node:crypto';
import { LOCK_AFTER_FAILURES, LOCK_MS } from '../../contract/limits.ts';
import type { Db } from '../db/sql.ts';
import {
  addTry,
  deleteCounter,
  deleteCounters,
  findLock,
  readCounter,
  type Tried,
  updateCounterUnchanged,
  updateTryForgiven,
} from './password-try-queries.ts';
import type { SignInNames } from './player-queries.ts';

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

/**
 * Counts a try before it is checked, so that a hundred at once are a hundred tries; the tenth locks. Tries that lie
 * further back than a lock lasts count no more.
 */
export async function countTry(db: Db, { key, playerId }: TryCounter, now: number): Promise<Tried> {
  const counted = await addTry(db, { key, playerId, now, maxTries: LOCK_AFTER_FAILURES, lockMs: LOCK_MS });
  return counted ?? { failures: null, lockedUntil: await findLock(db, key) };
}

/** A right password was no wrong try. The stranger's counter keeps the others: they were somebody's guesses. */
export const forgiveTry = (db: Db, { key, playerId }: TryCounter): Promise<void> =>
  playerId === null ? updateTryForgiven(db, key) : deleteCounter(db, key);

/** As much work as noting a wrong try in an account's history, where there is no account. */
export const touchTries = (db: Db, { key }: TryCounter): Promise<void> => updateCounterUnchanged(db, key);

/** Lifts every lock of a player. */
export function clearTries(db: Db, { id, account, mobile }: SignInNames): Promise<void> {
  const typed = [account, mobile].filter(Boolean).map((text) => strangerTries(text).key);
  return deleteCounters(db, { playerId: id, keys: typed });
}

/** What the operator sees: the counter that strangers use. */
export const readTries = (db: Db, account: string): Promise<Tried> =>
  readCounter(db, strangerTries(account).key);
