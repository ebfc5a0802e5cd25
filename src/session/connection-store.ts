import { createStore } from 'zustand/vanilla';

export interface ConnectionState {
  isOnline: boolean;
  /** The last question who the token belongs to and what is new got no answer. */
  hasPreflightFailed: boolean;
  /** Grows when a person wants the server asked again. */
  wishes: number;
}

export const connectionStore = createStore<ConnectionState>()(() => ({
  isOnline: typeof navigator === 'undefined' || navigator.onLine !== false,
  hasPreflightFailed: false,
  wishes: 0,
}));

/** Whoever keeps asking the server who is here does so at once. */
export function retryRequest(): void {
  connectionStore.setState(({ wishes }) => ({ wishes: wishes + 1 }));
}
