import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { PROMISE_DAYS, type RoundPromise } from '../../../../contract/games/round-promise.ts';
import type { AnsweredPromise } from '../../../../maths/verify-promise.ts';
import { makeIndexedStore } from '../../../platform/indexed-store.ts';
import { timeNow } from '../../../platform/time.ts';
import { profileStore } from '../../../session/player/profile-store.ts';

/** What this device wrote down of a bet before it was sent. */
export interface KeptPromise extends RoundPromise, AnsweredPromise {
  /** Of the player, as in their profile: another one on this device does not find it. */
  readonly playerId: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const promises = makeIndexedStore({
  database: 'round-promises',
  store: 'promises',
  keyPath: 'requestId',
  indexes: ['roundId', 'at'],
});

const DAY_MS = 86_400_000;

let writing: Promise<unknown> = Promise.resolve();

/**
 * One after another: an answer finds its promise. Where the browser keeps nothing the round is played all the same, and
 * nothing is proven by this device.
 */
const enqueue = (write: () => Promise<unknown>): void => {
  writing = writing.then(write).catch(() => undefined);
};

/** Keeps what was shown and is about to be sent; of a repeated request the first stays. */
export function keepPromise(playerId: number, promise: RoundPromise): void {
  enqueue(async () => {
    const at = timeNow();
    await deleteOld(at);
    if (!(await find(promise.requestId)))
      await put({ ...promise, playerId, at, roundId: null, brokenAnswer: null, acceptedNonce: null });
  });
}

type RoundAnswer = Pick<KeptPromise, 'requestId' | 'brokenAnswer' | 'acceptedNonce'> & {
  readonly roundId: string;
};

/** The first answer names the round, and no later one changes it, nor a nonce that was accepted. */
export function keepAnswer({ requestId, roundId, brokenAnswer, acceptedNonce }: RoundAnswer): void {
  enqueue(async () => {
    const known = await find(requestId);
    if (known)
      await put({
        ...known,
        roundId: known.roundId ?? roundId,
        brokenAnswer: known.brokenAnswer ?? brokenAnswer,
        acceptedNonce: known.acceptedNonce ?? acceptedNonce,
      });
  });
}

/** Keeps what the frame read of a shared round's first bets before it revealed its own seed; the first stays. */
export function keepEntries({
  requestId,
  entriesDigest,
}: {
  requestId: string;
  entriesDigest: string;
}): void {
  enqueue(async () => {
    const known = await find(requestId);
    if (known) await put({ ...known, entriesDigest: known.entriesDigest ?? entriesDigest });
  });
}

/**
 * Null where this device holds none of this player for the round, and where it cannot be read. An older round may have been
 * answered once more, to another bet: then the broken one of the promises is told.
 */
async function findPromise(playerId: number, roundId: string): Promise<KeptPromise | null> {
  try {
    await writing;
    const found: StoredPromise[] = await promises.run('readonly', (records) =>
      records.index('roundId').getAll(roundId),
    );
    const own = found.map(withNonce).filter((promise) => promise.playerId === playerId);
    return own.find(({ brokenAnswer }) => brokenAnswer !== null) ?? own[0] ?? null;
  } catch {
    return null;
  }
}

interface PromiseLookUp {
  readonly key: string;
  readonly promise: KeptPromise | null;
}

/** What this device holds for the player of the round that is asked for, whichever is answered; undefined until it was read. */
export function useKeptPromise(roundId: string): KeptPromise | null | undefined {
  const playerId = useStore(profileStore, ({ user }) => user?.id ?? 0);
  const key = `${playerId} ${roundId}`;
  const [found, setFound] = useState<PromiseLookUp>();
  useEffect(() => {
    if (roundId === '') return undefined;
    let isWanted = true;
    void findPromise(playerId, roundId.toLowerCase()).then((promise) => {
      if (isWanted) setFound({ key, promise });
    });
    return () => {
      isWanted = false;
    };
  }, [playerId, roundId, key]);
  return found?.key === key ? found.promise : undefined;
}

/** A promise of before the seed pairs has no nonce, like its round. */
type StoredPromise = Omit<KeptPromise, 'nonce' | 'acceptedNonce'> & Partial<KeptPromise>;

const withNonce = (stored: StoredPromise): KeptPromise => ({ nonce: null, acceptedNonce: null, ...stored });

async function find(requestId: string): Promise<KeptPromise | undefined> {
  const stored: StoredPromise | undefined = await promises.run('readonly', (records) =>
    records.get(requestId),
  );
  return stored && withNonce(stored);
}

const put = (promise: KeptPromise) => promises.run('readwrite', (records) => records.put(promise));

async function deleteOld(now: number): Promise<void> {
  const tooOld = IDBKeyRange.upperBound(now - PROMISE_DAYS * DAY_MS);
  const keys = await promises.run('readonly', (records) => records.index('at').getAllKeys(tooOld));
  for (const key of keys) await promises.run('readwrite', (records) => records.delete(key));
}
