import { createStore } from 'zustand/vanilla';
import { localKeys } from '../../platform/key-values.ts';

const KEY = 'lobby-paused';

/** The player's one switch for everything that moves by itself. */
export const pauseStore = createStore(() => ({ isPaused: localKeys.get(KEY) === '1' }));

export function setPaused(isPaused: boolean): void {
  pauseStore.setState({ isPaused });
  localKeys.set(KEY, isPaused ? '1' : '0');
}
