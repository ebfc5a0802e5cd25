import { createElement } from 'react';
import { after } from '../platform/clock.ts';
import { dayFlags } from '../platform/day-flags.ts';
import { sessionKeys } from '../platform/key-values.ts';
import { applyServiceWorkerUpdate } from '../platform/service-worker.ts';
import { deviceNow } from '../platform/time.ts';
import { statusLineStore } from '../session/pages/status-line-store.ts';
import { UpdateLine } from './frame/update-line.tsx';

const LATER = 'update-later';
/** When the player agreed, in milliseconds. */
const ACCEPTED = 'update-accepted';
const TAKE_OVER_MS = 4_000;
/** The page may be loaded again before the new worker takes over, which is not asked for twice. */
const ACCEPTED_MS = 60_000;

const update = createElement(UpdateLine, {
  accept() {
    statusLineStore.setState({ update: null });
    sessionKeys.set(ACCEPTED, String(deviceNow()));
    // The waiting worker becomes active and the page reloads; without one an ordinary reload loads the new build.
    if (!applyServiceWorkerUpdate()) location.reload();
    // A worker waits for the old one's requests; a reload ends them. Usually the page has gone long before.
    else after(TAKE_OVER_MS, () => location.reload());
  },
  postpone() {
    dayFlags.set(LATER);
    statusLineStore.setState({ update: null });
  },
});

/** A new version is ready: found by the build's manifest or by a waiting service worker. */
export function announceUpdate(): void {
  if (deviceNow() - Number(sessionKeys.get(ACCEPTED)) < ACCEPTED_MS) applyServiceWorkerUpdate();
  else if (!dayFlags.has(LATER)) statusLineStore.setState({ update });
}
