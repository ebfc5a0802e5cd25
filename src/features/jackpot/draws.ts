import { anonymousAppConfig } from '../../../contract/calls/config.ts';
import { receiveDrawChance } from '../../../contract/calls/jackpot.ts';
import { after } from '../../platform/clock.ts';
import { isCallFailure } from '../../platform/http/call-failure.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { isWordKey, t } from '../../platform/i18n.ts';
import { forgetRequest, pendingRequests, rememberRequest } from '../../platform/pending-requests.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { isHidden, whenVisibilityChanges } from '../../platform/visibility.ts';
import { configStore } from '../../session/config-store.ts';
import { profileStore } from '../../session/profile-store.ts';
import { loadRedDots, refreshProfile } from '../../session/refresh.ts';
import { whenSignedOut } from '../../session/sign-out.ts';
import { boardStore, readBoard, showReading } from './board-store.ts';
import { createDrawFlow, type DrawRequest } from './draw-flow.ts';
import { isSameBoard } from './draw-rules.ts';
import { currentShow } from './draw-show.ts';
import { drawStore } from './draw-store.ts';

// With the player's id in its name, no other player of this device ever repeats a draw.
const pendingKind = () => `draw:${profileStore.getState().user?.id ?? 0}`;

/** Reads pools and chances anew. */
export async function reloadBoard(): Promise<void> {
  const info = await readBoard();
  if (info === 'gone') return;
  if (info) showReading(info, Math.random);
  else boardStore.setState({ hasFailed: true });
}

/** The flow of the running app: the real server, this browser's storage and clock. */
export const drawFlow = createDrawFlow(drawStore, {
  ask: (request) => callServer(receiveDrawChance, request, { isSilent: true }),
  info: () => boardStore.getState().info,
  loadInfo: reloadBoard,
  async matchBoard(draw) {
    const { config } = configStore.getState();
    if (!config || isSameBoard(config, draw)) return;
    const fresh = await callServer(anonymousAppConfig, {}, { isSilent: true }).catch(() => null);
    if (fresh) configStore.setState({ config: fresh });
  },
  failureKey: (error) => (isCallFailure(error) ? error.key : 'unreadable'),
  newId: newRequestId,
  pending: {
    read: () => (pendingRequests.list(pendingKind()).at(0)?.body as DrawRequest | undefined) ?? null,
    write: (request) => rememberRequest(pendingKind(), request.requestId, request),
    clear: forgetRequest,
  },
  show: currentShow,
  random: Math.random,
  now: () => performance.now(),
  after,
  isVisible: () => !isHidden(),
  whenShown() {
    // Never the balance of the answer: a draw that is asked for again is answered with the one of back then.
    void refreshProfile();
    void loadRedDots().catch(() => undefined);
  },
});

/**
 * A hall is on the screen: the draw follows the page's visibility and the network until it closes.
 * @returns what closes it
 */
export function openHall(): () => void {
  const leave = drawFlow.open();
  const onLine = () => drawFlow.askAgain();
  const stopVisibility = whenVisibilityChanges(() => (isHidden() ? drawFlow.skip() : drawFlow.askAgain()));
  addEventListener('online', onLine);
  // On a deep link the hall is up before it is known who plays.
  const stopProfile = profileStore.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) drawFlow.resume();
  });
  return () => {
    stopProfile();
    stopVisibility();
    removeEventListener('online', onLine);
    leave();
  };
}

whenSignedOut(drawFlow.reset);

const OWN_TEXTS: readonly string[] = [
  'jackpotClosed',
  'jackpotNoChance',
  'jackpotNeedsDeposit',
  'jackpotNeedsBetting',
];

/** Why there was no draw: the four of the jackpot in their own words, any other in general ones; all with the code. */
export function describeDrawFailure(error: unknown): string {
  const { key, code } = isCallFailure(error) ? error : { key: 'unknown', code: 0 };
  const own = `error.${key}`;
  if (OWN_TEXTS.includes(key) && isWordKey(own)) return t(own, { code });
  return t('jackpot.failed', { code });
}
