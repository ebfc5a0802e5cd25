import { createStore } from 'zustand/vanilla';

export interface ConnectionState {
  isOnline: boolean;
  /** The last question who the token belongs to and what is new got no answer. */
  hasPreflightFailed: boolean;
  /** Incremented when the player requests a retry. */
  wishes: number;
}

export const connectionStore = createStore<ConnectionState>()(() => ({
  isOnline: typeof navigator === 'undefined' || navigator.onLine !== false,
  hasPreflightFailed: false,
  wishes: 0,
}));

/** Lets the preflight retry at once. */
export function retryRequest(): void {
  connectionStore.setState(({ wishes }) => ({ wishes: wishes + 1 }));
}

/** From the first moment on: what is loaded later may never come when the network has gone. */
export function followNetwork(): void {
  const update = () => connectionStore.setState({ isOnline: navigator.onLine !== false });
  addEventListener('online', update);
  addEventListener('offline', update);
}
