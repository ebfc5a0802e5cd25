import { createStore } from 'zustand/vanilla';

export interface ConnectionState {
  isOnline: boolean;
  /** The last question who the token belongs to and what is new got no answer. */
  hasPreflightFailed: boolean;
}

export const connectionStore = createStore<ConnectionState>()(() => ({
  isOnline: typeof navigator === 'undefined' || navigator.onLine !== false,
  hasPreflightFailed: false,
}));
