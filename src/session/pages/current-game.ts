import { createStore } from 'zustand/vanilla';

/** The game that is open in its frame; 0 when none is. The heartbeat names it. */
export const currentGameStore = createStore<{ gameId: number }>()(() => ({ gameId: 0 }));
