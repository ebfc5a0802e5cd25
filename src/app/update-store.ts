import { createStore } from 'zustand/vanilla';

/** What can be done about a new version; it comes with the services, which find it. */
export interface WaitingUpdate {
  accept(): void;
  /** Not offered again before the next UTC day. */
  postpone(): void;
}

/** A new version that is ready, or null. */
export const updateStore = createStore<{ readonly waiting: WaitingUpdate | null }>()(() => ({
  waiting: null,
}));
