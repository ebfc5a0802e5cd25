import { createStore } from 'zustand/vanilla';
import type { JackpotInfo } from '../../../contract/jackpot/jackpot.ts';
import { getJackpotDrawInfo } from '../../../contract/jackpot/jackpot-board-calls.ts';
import { HEARTBEAT_MS, JACKPOT_REFRESH_MS, WINNERS_STEP_MS } from '../../../contract/limits.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { type KeyValues, localKeys } from '../../platform/key-values.ts';
import { tokenStore } from '../../platform/token-store.ts';
import { onVisibilityChange } from '../../platform/visibility.ts';
import { pauseStore } from '../../session/pause-store.ts';
import { onSignedOut } from '../../session/sign-out.ts';
import { holdAmounts, raiseAmounts, readAmounts, type TierAmounts } from './tiers.ts';

export interface BoardState {
  info: JackpotInfo | null;
  /** Amounts on show, each inside its tier's section. */
  amounts: TierAmounts | null;
  /** Which winner the ticker shows. */
  winnerIndex: number;
  /** The last reading could not be had; an older one stays. */
  hasFailed: boolean;
}

/** What a page shows next must not lie below what the one before has shown. */
const SHOWN_KEY = 'board-amounts';

export const boardStore = createStore<BoardState>()(() => ({
  info: null,
  amounts: null,
  winnerIndex: 0,
  hasFailed: false,
}));

// The reading names the player's own draws: the next player of this device must not see them.
onSignedOut(() => boardStore.setState({ info: null, winnerIndex: 0 }));

/** Time and chance of the board; the browser's own unless a test says otherwise. */
export interface BoardSources {
  random(): number;
  every(ms: number, work: () => void): () => void;
  isVisible(): boolean;
  /** Hears of the page's own visibility alone. */
  onVisibilityChange(listener: () => void): () => void;
  load(): Promise<JackpotInfo>;
  store: Pick<KeyValues, 'get' | 'set'>;
}

/** On the root element while the jackpot's hall is open. */
export const HALL_MARK = 'data-hall-open';

export const browserSources = (): BoardSources => ({
  random: Math.random,
  every: (ms, work) => {
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  },
  // An overlay above the lobby pauses it, as a hidden page does; the hall has its own timer.
  isVisible: () =>
    document.visibilityState === 'visible' &&
    !['data-panel-open', HALL_MARK].some((mark) => document.documentElement.hasAttribute(mark)),
  onVisibilityChange,
  load: loadInfo,
  store: localKeys,
});

const loadInfo = () => callServer(getJackpotDrawInfo, {}, { isSilent: true });

/**
 * Requests a reading.
 * @returns null when the request failed, 'gone' when the player has left or changed meanwhile
 */
export async function readBoard(load: BoardSources['load'] = loadInfo): Promise<JackpotInfo | null | 'gone'> {
  const asked = tokenStore.read();
  const info = await load().catch(() => null);
  return tokenStore.read() === asked ? info : 'gone';
}

/**
 * Shows a fresh reading; the amounts move at once when they had none or left their sections.
 * @param earlier what a page before this one showed last
 */
export function showReading(
  info: JackpotInfo,
  random: () => number,
  earlier: TierAmounts | null = null,
): void {
  boardStore.setState(({ amounts, winnerIndex }) => ({
    info,
    hasFailed: false,
    amounts: holdAmounts(info, amounts ?? earlier, random),
    winnerIndex: info.jackpotWinnerList.length > 0 ? winnerIndex % info.jackpotWinnerList.length : 0,
  }));
}

/**
 * Updates board and ticker while the page is visible: a reading each heartbeat, new amounts every 6 s, the next
 * winner every 2 s. Nothing runs while the page is hidden or the player has paused it.
 * @returns the function that stops it
 */
export function startBoard(sources: BoardSources = browserSources()): () => void {
  let hasStopped = false;
  // A tab may be opened in the background: what it could not request is requested as soon as it is visible.
  let isOwed = false;
  const read = async (): Promise<void> => {
    isOwed = !sources.isVisible();
    if (isOwed) return;
    const info = await readBoard(sources.load);
    if (hasStopped) return;
    if (info === 'gone') return read();
    if (info) showReading(info, sources.random, readAmounts(sources.store.get(SHOWN_KEY)));
    else boardStore.setState({ hasFailed: true });
  };
  const makeUp = () => {
    if (isOwed) void read();
  };
  const isMoving = () => sources.isVisible() && !pauseStore.getState().isPaused;
  const stops = [
    sources.every(HEARTBEAT_MS, () => void read()),
    sources.every(JACKPOT_REFRESH_MS, () => {
      const { info, amounts } = boardStore.getState();
      if (info && isMoving()) boardStore.setState({ amounts: raiseAmounts(info, amounts, sources.random) });
    }),
    sources.onVisibilityChange(makeUp),
    sources.every(WINNERS_STEP_MS, () => {
      makeUp();
      const { info, winnerIndex } = boardStore.getState();
      const count = info?.jackpotWinnerList.length ?? 0;
      if (count > 1 && isMoving()) boardStore.setState({ winnerIndex: (winnerIndex + 1) % count });
    }),
    onSignedOut(() => void read()),
    boardStore.subscribe(({ amounts }, before) => {
      if (amounts !== before.amounts) sources.store.set(SHOWN_KEY, JSON.stringify(amounts));
    }),
  ];
  void read();
  return () => {
    hasStopped = true;
    for (const stop of stops) stop();
  };
}
