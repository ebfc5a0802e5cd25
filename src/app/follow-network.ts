import { connectionStore } from '../session/calls/connection-store.ts';

/** From the first moment on: what is loaded later may never come when the network has gone. */
export function followNetwork(): void {
  const update = () => connectionStore.setState({ isOnline: navigator.onLine !== false });
  addEventListener('online', update);
  addEventListener('offline', update);
}
