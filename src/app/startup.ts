import { online } from '../../contract/auth/presence-calls.ts';
import { endLeftSession } from '../features/profile/sign-out-flows.ts';
import { after } from '../platform/clock.ts';
import { callServer } from '../platform/http/call-server.ts';
import { t } from '../platform/i18n.ts';
import { elapsedMs } from '../platform/time.ts';
import { isHidden, onVisibilityChange } from '../platform/visibility.ts';
import { startAgeGate } from '../session/gates/age-gate.ts';
import { setGateShut } from '../session/gates/entry-gate.ts';
import { findFirstNotice, followFirstNotice } from '../session/gates/first-notice.ts';
import { startGuideGate } from '../session/gates/guide-gate.ts';
import { flushEvents } from '../session/offline/log-event.ts';
import { overlayStore } from '../session/overlays/overlay-store.ts';
import { currentGameStore } from '../session/pages/current-game.ts';
import { startHeartbeat } from '../session/player/heartbeat.ts';
import { pendingMoneyStore } from '../session/player/pending-money-store.ts';
import { isSignedIn, profileStore } from '../session/player/profile-store.ts';
import { loadRedDots, refreshProfile } from '../session/player/refresh.ts';
import { onSignedIn } from '../session/sign-in/sign-in.ts';
import { toast } from '../ui/toast.ts';
import { untilEntered } from './first-screen.ts';
import { pageStore } from './page-store.ts';
import { loadForMember } from './reactions.ts';
import { startPreflight } from './start-preflight.ts';

/** Sends heartbeats while a player is signed in; every answer brings the figures that nothing pushes. */
export function runHeartbeat(): void {
  let stop: (() => void) | null = null;
  const update = () => {
    if (!isSignedIn()) {
      stop?.();
      stop = null;
      return;
    }
    stop ??= startBeats();
  };
  profileStore.subscribe(update);
  update();
}

/** The heartbeat and, once the first screen stands, what asks for money that is on its way. @returns what stops both. */
function startBeats(): () => void {
  const stopHeartbeat = startHeartbeat({ beat, isHidden, onVisibilityChange, after }, elapsedMs);
  let isStopped = false;
  let stopPending = () => {};
  const follow = async () => {
    await untilEntered();
    const { followPendingMoney } = await import('../session/player/pending-money.ts');
    if (isStopped) return;
    stopPending = followPendingMoney({
      ask: refreshProfile,
      isPending: () => pendingMoneyStore.getState().isPending,
      onPendingChange: (listener) => pendingMoneyStore.subscribe(listener),
      isHidden,
      onVisibilityChange,
      after,
    });
  };
  void follow().catch(ignore);
  return () => {
    isStopped = true;
    stopHeartbeat();
    stopPending();
  };
}

async function beat(): Promise<void> {
  await callServer(online, { gameId: currentGameStore.getState().gameId }, { isSilent: true });
  await Promise.all([refreshProfile(), loadRedDots()]);
}

/** Follows the network and the page's visibility. */
export function followTheWorld(): void {
  addEventListener('online', () => {
    toast(t('shell.offline.back'), 'good');
    void endLeftSession();
  });
  startPreflight();
  void endLeftSession();
  onVisibilityChange(() => {
    if (isHidden()) flushEvents();
  });
  addEventListener('pagehide', flushEvents);
  onSignedIn(loadForMember);
}

/** Only once the splash has gone: the age notice, and the popups of the start. */
export function startGates(): void {
  const parts = {
    path: () => pageStore.getState().path,
    onPathChange: (listener: () => void) =>
      pageStore.subscribe((now, before) => {
        if (now.path !== before.path) listener();
      }),
    after,
    setShut: setGateShut,
  };
  // The page's own notice may be answered before the app's has taken its place, or need not stand at all by now.
  followFirstNotice();
  startAgeGate(parts);
  if (!overlayStore.getState().stack.some(({ name }) => name === 'age-notice')) findFirstNotice()?.remove();
  startGuideGate(parts);
  void startLateGates(parts);
}

type AgeGateDependencies = Parameters<typeof startAgeGate>[0];

/** What may come up unasked can wait for the first screen; a part that does not load takes no other along. */
async function startLateGates(parts: AgeGateDependencies): Promise<void> {
  await untilEntered();
  void import('../session/overlays/safer-play.ts').then(({ syncSaferPlay }) => syncSaferPlay(parts), ignore);
  void import('../session/gates/legal-gate.ts').then(({ startLegalGate }) => startLegalGate(parts), ignore);
  void Promise.all([import('../session/overlays/start-popups.ts'), import('./modules.ts')]).then(
    ([{ startLate }, { MODULES }]) => startLate(parts, MODULES),
    ignore,
  );
}

const ignore = () => undefined;
