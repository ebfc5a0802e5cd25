import { createStore } from 'zustand/vanilla';
import { after } from '../platform/clock.ts';
import { dayFlags } from '../platform/day-flags.ts';

const LATER = 'update-later';
const TAKE_OVER_MS = 4_000;

/** A new version is ready: found by the build's manifest or by a waiting service worker. */
export const updateStore = createStore<{ isWaiting: boolean }>()(() => ({ isWaiting: false }));

export function announceUpdate(): void {
  if (!dayFlags.has(LATER)) updateStore.setState({ isWaiting: true });
}

/** The waiting worker becomes active and the page reloads; without one an ordinary reload loads the new build. */
export async function acceptUpdate(): Promise<void> {
  updateStore.setState({ isWaiting: false });
  const { applyServiceWorkerUpdate } = await import('../platform/service-worker.ts');
  if (!applyServiceWorkerUpdate()) location.reload();
  // A worker waits for the old one's requests; a reload ends them. Usually the page has gone long before.
  else after(TAKE_OVER_MS, () => location.reload());
}

/** Not offered again before the next UTC day. */
export function postponeUpdate(): void {
  dayFlags.set(LATER);
  updateStore.setState({ isWaiting: false });
}
