import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { profileStore } from '../../../session/player/profile-store.ts';
import { findPromise, type KeptPromise } from './promise-store.ts';

interface Found {
  readonly key: string;
  readonly promise: KeptPromise | null;
}

/** What this device holds for the player of the round that is asked for, whichever is answered; undefined until it was read. */
export function useKeptPromise(roundId: string): KeptPromise | null | undefined {
  const playerId = useStore(profileStore, ({ user }) => user?.id ?? 0);
  const key = `${playerId} ${roundId}`;
  const [found, setFound] = useState<Found>();
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
