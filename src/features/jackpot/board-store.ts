import { createStore } from 'zustand/vanilla';
import { JACKPOT_TIERS } from '../../../contract/ids.ts';
import type { JackpotInfo } from '../../../contract/jackpot/jackpot.ts';
import { getJackpotDrawInfo } from '../../../contract/jackpot/jackpot-board-calls.ts';
import { HEARTBEAT_MS, JACKPOT_REFRESH_MS, WINNERS_STEP_MS } from '../../../contract/limits.ts';
import { cents } from '../../../contract/money.ts';
import { nextStepMs } from '../../../maths/jackpot-tiers.ts';
import { after } from '../../platform/clock.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { tokenStore } from '../../platform/token-store.ts';
import { onVisibilityChange } from '../../platform/visibility.ts';
import { pauseStore } from '../../session/pages/pause-store.ts';
import { onSignedOut } from '../../session/sign-in/sign-out.ts';
import { shownAmounts, type TierAmounts } from './tiers.ts';

export interface BoardState {
  info: JackpotInfo | null;
  /** Amounts on show, each inside its tier's section. */
  amounts: TierAmounts | null;
  /** The server's time less this page's, in milliseconds. Answers take a while to come: the largest of them is the nearest. */
  serverAhead: number;
  /** Which winner the ticker shows. */
  winnerIndex: number;
  /** Why the last reading could not be had; an older one stays. */
  failure: unknown;
}

export const boardStore = createStore<BoardState>()(() => ({
  info: null,
  amounts: null,
  serverAhead: Number.NEGATIVE_INFINITY,
  winnerIndex: 0,
  failure: null,
}));

const pageNow = () => performance.now();

// The reading names the player's own draws: the next player of this device must not see them.
onSignedOut(() => boardStore.setState({ info: null, winnerIndex: 0 }));

/** Time and sight of the board; the browser's own unless a test says otherwise. */
export interface BoardSources {
  /** A clock that the player cannot set. */
  now(): number;
  after: typeof after;
  every(ms: number, work: () => void): () => void;
  isVisible(): boolean;
  /** Hears of the page's own visibility alone. */
  onVisibilityChange(listener: () => void): () => void;
  load(): Promise<JackpotInfo>;
}

/** On the root element while the jackpot's hall is open. */
export const HALL_MARK = 'data-hall-open';

export const browserSources = (): BoardSources => ({
  now: pageNow,
  after,
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
});

const loadInfo = () => callServer(getJackpotDrawInfo, {}, { isSilent: true });

type JackpotBoardReading = { readonly info: JackpotInfo } | { readonly failure: unknown } | 'gone';

/** Requests a reading. @returns 'gone' when the player has left or changed meanwhile */
export async function readBoard(load: BoardSources['load'] = loadInfo): Promise<JackpotBoardReading> {
  const asked = tokenStore.read();
  const reading = await load().then(
    (info) => ({ info }),
    (failure: unknown) => ({ failure }),
  );
  return tokenStore.read() === asked ? reading : 'gone';
}

/** Shows a fresh answer. Amounts that the player has stopped stay, unless a pot was paid. */
export function showReading(info: JackpotInfo, now: BoardSources['now'] = pageNow): void {
  boardStore.setState((before) => {
    const serverAhead = Math.max(before.serverAhead, info.readAt - now());
    const amounts = shownAmounts(info, serverAhead + now());
    const isHeld = pauseStore.getState().isPaused;
    return {
      info,
      failure: null,
      serverAhead,
      amounts:
        before.amounts && isHeld ? keepBelow(before.amounts, amounts) : unlessSame(before.amounts, amounts),
      winnerIndex: info.jackpotWinnerList.length > 0 ? before.winnerIndex % info.jackpotWinnerList.length : 0,
    };
  });
}

/** The amounts of before, but for those that exceed what there is now. */
const keepBelow = (before: TierAmounts, next: TierAmounts): TierAmounts => ({
  mega: cents(Math.min(before.mega, next.mega)),
  major: cents(Math.min(before.major, next.major)),
  minor: cents(Math.min(before.minor, next.minor)),
  mini: cents(Math.min(before.mini, next.mini)),
});

/** What has not changed is not drawn again. */
const unlessSame = (before: TierAmounts | null, next: TierAmounts): TierAmounts =>
  before && JACKPOT_TIERS.every((tier) => before[tier] === next[tier]) ? before : next;

/** The next step of the amounts on show, by the server's time. @returns milliseconds until the one after it */
function stepAmounts(now: number, isMoving: boolean): number {
  const { info, amounts, serverAhead } = boardStore.getState();
  if (!info) return JACKPOT_REFRESH_MS;
  if (isMoving) boardStore.setState({ amounts: unlessSame(amounts, shownAmounts(info, serverAhead + now)) });
  return nextStepMs(serverAhead + now);
}

/**
 * Updates board and ticker while the page is visible: a reading each heartbeat, new amounts every 6 s at the
 * same moments as everywhere else, the next winner every 2 s. Nothing runs while the page is hidden or the player has paused it.
 * @returns the function that stops it
 */
export function startBoard(sources: BoardSources = browserSources()): () => void {
  let hasStopped = false;
  // A tab may be opened in the background: what it could not request is requested as soon as it is visible.
  let isOwed = false;
  const read = async (): Promise<void> => {
    isOwed = !sources.isVisible();
    if (isOwed) return;
    const reading = await readBoard(sources.load);
    if (hasStopped) return;
    if (reading === 'gone') return read();
    if ('failure' in reading) return boardStore.setState(reading);
    showReading(reading.info, sources.now);
    step();
  };
  const makeUp = () => {
    if (isOwed) void read();
  };
  const isMoving = () => sources.isVisible() && !pauseStore.getState().isPaused;
  let stopSteps = () => {};
  const step = () => {
    stopSteps();
    stopSteps = sources.after(stepAmounts(sources.now(), isMoving()), step);
  };
  const stops = [
    () => stopSteps(),
    sources.every(HEARTBEAT_MS, () => void read()),
    sources.onVisibilityChange(makeUp),
    sources.every(WINNERS_STEP_MS, () => {
      makeUp();
      const { info, winnerIndex } = boardStore.getState();
      const count = info?.jackpotWinnerList.length ?? 0;
      if (count > 1 && isMoving()) boardStore.setState({ winnerIndex: (winnerIndex + 1) % count });
    }),
    onSignedOut(() => void read()),
  ];
  step();
  void read();
  return () => {
    hasStopped = true;
    for (const stop of stops) stop();
  };
}
