import { receiveDrawChance } from '../../../contract/jackpot/jackpot-calls.ts';
import { after } from '../../platform/clock.ts';
import { isCallFailure } from '../../platform/http/call-failure.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { isMessageKey, t } from '../../platform/i18n.ts';
import { forgetRequest, pendingRequests, rememberRequest } from '../../platform/pending-requests.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { isHidden, onScreen, onVisibilityChange } from '../../platform/visibility.ts';
import { configStore } from '../../session/config/config-store.ts';
import { fetchConfig } from '../../session/config/fetch-config.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { loadRedDots, refreshProfile } from '../../session/player/refresh.ts';
import { onSignedOut } from '../../session/sign-in/sign-out.ts';
import { boardStore, readBoard, showReading } from './board-store.ts';
import { createDrawFlow } from './draw-flow.ts';
import { currentPresenter, onPresenterChange } from './draw-presenter.ts';
import { isSameBoard } from './draw-rules.ts';
import type { DrawRequest } from './draw-state.ts';
import { drawStore } from './draw-store.ts';

// With the player's id in its name, no other player of this device ever repeats a draw.
const pendingKind = () => `draw:${profileStore.getState().user?.id ?? 0}`;

/** Loads pools and chances again. */
export async function reloadBoard(): Promise<void> {
  const reading = await readBoard();
  if (reading === 'gone') return;
  if ('failure' in reading) boardStore.setState(reading);
  else showReading(reading.info);
}

/** The flow of the running app: the real server, this browser's storage and clock. */
export const drawFlow = createDrawFlow(drawStore, {
  requestDraw: (request) => callServer(receiveDrawChance, request, { isSilent: true }),
  info: () => boardStore.getState().info,
  loadInfo: reloadBoard,
  async matchBoard(draw) {
    const { config } = configStore.getState();
    if (!config || isSameBoard(config, draw)) return;
    const fresh = await fetchConfig({ isSilent: true }).catch(() => null);
    if (fresh) configStore.setState({ config: fresh });
  },
  failureKey: (error) => (isCallFailure(error) ? error.key : 'unreadable'),
  newId: newRequestId,
  stored: {
    list: () => pendingRequests.list(pendingKind()).map(({ body }) => body as DrawRequest),
    hear() {
      const stop = pendingRequests.hear(pendingKind());
      return () => stop().map(({ body }) => body as DrawRequest);
    },
    save: (request) => rememberRequest(pendingKind(), request.requestId, request),
    delete: forgetRequest,
  },
  presenter: currentPresenter,
  random: Math.random,
  now: () => performance.now(),
  after,
  isVisible: () => !isHidden(),
  onScreen,
  refreshPlayer() {
    // Never the balance of the answer: a repeated request is answered with the balance of the first.
    void refreshProfile();
    void loadRedDots().catch(() => undefined);
  },
});

onPresenterChange(drawFlow.followPresenter);

/**
 * A hall is on the screen: the draw follows the page's visibility and the network until it closes.
 * @returns what closes it
 */
export function openHall(): () => void {
  const leave = drawFlow.open();
  const stopVisibility = onVisibilityChange(drawFlow.followVisibility);
  addEventListener('online', drawFlow.retryRequest);
  // On a deep link the hall is up before it is known who plays.
  const stopProfile = profileStore.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) drawFlow.resume();
  });
  return () => {
    stopProfile();
    stopVisibility();
    removeEventListener('online', drawFlow.retryRequest);
    leave();
  };
}

onSignedOut(drawFlow.reset);

const OWN_TEXTS: readonly string[] = [
  'jackpotClosed',
  'jackpotNoChance',
  'jackpotNeedsDeposit',
  'jackpotNeedsBetting',
];

/** Why there was no draw: the four of the jackpot have their own texts, any other a general one; all with the code. */
export function describeDrawFailure(error: unknown): string {
  const { key, code } = isCallFailure(error) ? error : { key: 'unknown', code: 0 };
  const own = `error.${key}`;
  if (OWN_TEXTS.includes(key) && isMessageKey(own)) return t(own, { code });
  return t('jackpot.failed', { code });
}
