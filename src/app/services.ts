import { createElement } from 'react';
import { startRealityCheck } from '../features/protection/start-reality-check.ts';
import { fetchVersion, watchBuild } from '../platform/build-watch.ts';
import { after } from '../platform/clock.ts';
import { isCallFailure } from '../platform/http/call-failure.ts';
import { setTransport } from '../platform/http/call-server.ts';
import { loadMessages } from '../platform/i18n.ts';
import { saveOfflineIcons } from '../platform/icon-loader.ts';
import { nativeBridge } from '../platform/native/native-bridge.ts';
import { ownVersion } from '../platform/own-version.ts';
import { checkServiceWorker, startServiceWorker } from '../platform/service-worker.ts';
import { isHidden, onVisibilityChange } from '../platform/visibility.ts';
import { connectionStore } from '../session/calls/connection-store.ts';
import { logEvent } from '../session/offline/log-event.ts';
import { statusLineStore } from '../session/pages/status-line-store.ts';
import { hasLotterySeeds } from '../session/player/lottery-seeds.ts';
import { loadProtection } from '../session/player/protection-store.ts';
import { untilEntered } from './first-screen.ts';
import { followRestrictions } from './follow-restrictions.ts';
import { preloadRoutes } from './pages.ts';
import { followTheWorld, runHeartbeat, startGates } from './startup.ts';
import { syncSound } from './sync-sound.ts';
import { announceUpdate } from './update.tsx';

/**
 * Services that live as long as the page but are not needed to show it; started once the splash has gone.
 * The age notice is the first of it.
 */
export function startServices(): void {
  startGates();
  followTheWorld();
  runHeartbeat();
  followRestrictions();
  startRealityCheck({ load: loadProtection, after, isHidden, onVisibilityChange });
  syncSound();
  addEventListener('unhandledrejection', ({ reason }) => {
    // A failed call has notified its listeners already.
    if (!isCallFailure(reason)) logEvent('client_fault', { message: String(reason).slice(0, 200) });
  });
  void loadRest();
  followOfflineLine();
  // The shell brings the site along: a worker would answer past it, and another build comes only with another app.
  if (nativeBridge().isShell)
    void import('./shell-version.tsx').then(({ watchShellVersion }) => watchShellVersion());
  else if (import.meta.env.PROD) void watchForUpdates();
  // Subscribers, tests included, get no events before this.
  document.documentElement.toggleAttribute('data-listening', true);
}

/** Work whose result nothing waits for. */
async function loadRest(): Promise<void> {
  await untilEntered();
  preloadRoutes();
  for (const load of [
    loadTransport,
    keepEvents,
    keepOfflineCopy,
    revealLotterySeeds,
    () => loadMessages('error'),
    saveOfflineIcons,
    measureVitals,
  ])
    void load().catch(() => undefined);
}

/** From here on axios carries the calls; the page's first ones could not wait for its chunk. */
async function loadTransport(): Promise<void> {
  const { axiosTransport } = await import('../platform/http/axios-transport.ts');
  setTransport(axiosTransport);
}

/** What cannot be sent is from here on kept for later. */
async function keepEvents(): Promise<void> {
  const { startKeepingEvents } = await import('../session/offline/keep-events.ts');
  startKeepingEvents();
}

/** And what a player may want to look at. */
async function keepOfflineCopy(): Promise<void> {
  const { startKeepingOfflineCopy } = await import('../session/offline/keep-offline-copy.ts');
  startKeepingOfflineCopy();
}

/** Of tickets that were bought on this device. */
async function revealLotterySeeds(): Promise<void> {
  if (!hasLotterySeeds()) return;
  const { followReveals } = await import('../features/lottery/reveal-seeds.ts');
  followReveals();
}

/** The worker has it: what says more than that there is no network comes once there is none. */
function followOfflineLine(): void {
  let isWanted = false;
  const load = async () => {
    const [{ OfflineLine }] = await Promise.all([import('./offline/offline-line.tsx'), loadMessages('page')]);
    statusLineStore.setState({ offline: createElement(OfflineLine) });
  };
  const update = () => {
    if (isWanted || connectionStore.getState().isOnline) return;
    isWanted = true;
    load().catch(() => {
      isWanted = false;
    });
  };
  connectionStore.subscribe(update);
  update();
}

/** How the page felt, as browsers measure it, into the event log. */
async function measureVitals(): Promise<void> {
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  for (const measure of [onCLS, onINP, onLCP]) {
    measure(({ name, value, rating }) =>
      logEvent('web_vital', { name, value: Number(value.toFixed(4)), rating }),
    );
  }
}

/** The worker fetches the whole shell; and the page itself has just come. */
async function watchForUpdates(): Promise<void> {
  await untilEntered();
  void startServiceWorker({ onWaiting: announceUpdate, reload: () => location.reload() });
  watchBuild({
    ownVersion: ownVersion(),
    readVersion: fetchVersion,
    isHidden,
    after,
    onNewVersion: () => {
      void checkServiceWorker();
      announceUpdate();
    },
  });
}
