import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { PROMISE_DAYS } from '../../../../contract/games/round-promise.ts';
import type { OpenSeedPair } from '../../../../contract/games/seed-pair-calls.ts';
import { getStudioGame } from '../../../../contract/studios/studio-game-calls.ts';
import type { StudioPromise } from '../../../../maths/hosted/studio-promise.ts';
import { callServer } from '../../../platform/http/call-server.ts';
import { makeIndexedStore } from '../../../platform/indexed-store.ts';
import { timeNow } from '../../../platform/time.ts';
import { profileStore } from '../../../session/player/profile-store.ts';

interface KeptStudioPromise extends StudioPromise {
  /** All that it says but the nonce: the first of equal ones stays. */
  readonly key: string;
  /** Of the player, as in their profile. */
  readonly playerId: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const promises = makeIndexedStore({
  database: 'studio-promises',
  store: 'promises',
  keyPath: 'key',
  indexes: ['playerId', 'at'],
});

const DAY_MS = 86_400_000;

/**
 * Writes down by which tables and seeds a studio's game is about to be played. Where that cannot be done the game is played
 * all the same, and nothing is proven by this device.
 */
export async function noteStudioPromise(slug: string, pair: OpenSeedPair | null): Promise<void> {
  if (!pair) return;
  try {
    const { version, commitment } = await callServer(getStudioGame, { slug }, { isSilent: true });
    const at = timeNow();
    await deleteOld(at);
    const playerId = playerIdOf(profileStore.getState());
    const { commit, clientSeed, nextNonce } = pair;
    const key = [playerId, slug, version, commitment, commit, clientSeed].join(' ');
    const promise: KeptStudioPromise = {
      ...{ key, playerId, at, slug, version, commitment, commit, clientSeed, nextNonce },
    };
    const known = await promises.run('readonly', (records) => records.getKey(key));
    if (known === undefined) await promises.run('readwrite', (records) => records.put(promise));
  } catch {
    // Without a note.
  }
}

/** What this device wrote down for the player; undefined until it was read, and empty where it cannot be. */
export function useStudioPromises(): readonly StudioPromise[] | undefined {
  const playerId = useStore(profileStore, playerIdOf);
  const [read, setRead] = useState<{ playerId: number; found: readonly StudioPromise[] }>();
  useEffect(() => {
    let isWanted = true;
    void readPromises(playerId).then((found) => {
      if (isWanted) setRead({ playerId, found });
    });
    return () => {
      isWanted = false;
    };
  }, [playerId]);
  return read?.playerId === playerId ? read.found : undefined;
}

const playerIdOf = ({ user }: { readonly user: { readonly id: number } | null }): number => user?.id ?? 0;

async function readPromises(playerId: number): Promise<readonly StudioPromise[]> {
  try {
    return await promises.run<KeptStudioPromise[]>('readonly', (records) =>
      records.index('playerId').getAll(playerId),
    );
  } catch {
    return [];
  }
}

async function deleteOld(now: number): Promise<void> {
  const tooOld = IDBKeyRange.upperBound(now - PROMISE_DAYS * DAY_MS);
  const keys = await promises.run('readonly', (records) => records.index('at').getAllKeys(tooOld));
  for (const key of keys) await promises.run('readwrite', (records) => records.delete(key));
}
