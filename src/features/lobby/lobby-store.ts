import { createStore } from 'zustand/vanilla';
import { ActivityId, type JackpotTier } from '../../../contract/ids.ts';
import type { JackpotInfo } from '../../../contract/jackpot/jackpot.ts';
import type { Cents } from '../../../contract/money.ts';
import type { BoardFigures, LobbyContent, WinnerContent } from '../../../scenes/lobby/content.ts';
import type { LobbyLayout } from '../../../scenes/lobby/layout.ts';
import { imageDensity, isDataSaverOn } from '../../platform/savings.ts';
import { timeNow } from '../../platform/time.ts';
import { runningActivity } from '../../session/config/activity-access.ts';
import { configStore } from '../../session/config/config-store.ts';
import { gameDataStore } from '../../session/player/game-data-store.ts';
import { isSignedIn, profileStore } from '../../session/player/profile-store.ts';
import { LOBBY_LINKS, lobbyWords } from './lobby-words.ts';
import { boardFigures, winnerLines } from './model/board.ts';
import { type Column, columnAt, expectColumn } from './model/column.ts';
import { makeLobby } from './model/lobby-model.ts';

export type { Column } from './model/column.ts';

/** What first window, mirror and canvas show. All null and empty while no lobby stands. */
export interface LobbyState {
  readonly column: Column | null;
  readonly content: LobbyContent | null;
  readonly layout: LobbyLayout | null;
  readonly figures: BoardFigures;
  readonly winner: WinnerContent | null;
}

/** What is known of the jackpot's board. */
export interface BoardReading {
  readonly info: JackpotInfo | null;
  readonly amounts: Readonly<Record<JackpotTier, Cents>> | null;
  readonly winnerIndex: number;
}

const NO_LOBBY: LobbyState = {
  column: null,
  content: null,
  layout: null,
  figures: { mega: '', major: '', minor: '', mini: '' },
  winner: null,
};

export const lobbyStore = createStore<LobbyState>()(() => NO_LOBBY);

let made: ReturnType<typeof makeLobby> | null = null;

/** Makes the lobby of what the stores hold; without a config or a column there is none. */
function renew(column: Column | null): void {
  const { config } = configStore.getState();
  if (!config || !column) return;
  const { likeIds, history, unshown } = gameDataStore.getState();
  made = makeLobby(
    {
      config,
      likeIds,
      historyIds: history.map((entry) => entry.gameId),
      unshown,
      isMember: isSignedIn(profileStore.getState()),
      hasJackpot: runningActivity(ActivityId.luckyJackpot) !== null,
      column,
      density: imageDensity(window.devicePixelRatio, isDataSaverOn()),
      words: lobbyWords(),
      links: LOBBY_LINKS,
      now: timeNow(),
    },
    made,
  );
  const { content, layout } = made;
  const known = lobbyStore.getState();
  if (known.column !== column || known.content !== content || known.layout !== layout)
    lobbyStore.setState({ column, content, layout });
}

/** The board as it was shown last: the lines are made once a reading and language, and shown one after the other. */
interface ShownBoard extends Omit<BoardReading, 'winnerIndex'> {
  readonly formatLocale: string;
  readonly figures: BoardFigures;
  readonly lines: readonly WinnerContent[];
}

let board: ShownBoard | null = null;

/** Shows a reading of the jackpot's board. */
export function showBoard({ info, amounts, winnerIndex }: BoardReading): void {
  const words = lobbyWords();
  const before = board?.formatLocale === words.formatLocale ? board : null;
  board = {
    info,
    amounts,
    formatLocale: words.formatLocale,
    figures: before && before.amounts === amounts ? before.figures : boardFigures(amounts, words),
    lines: before && before.info === info ? before.lines : winnerLines(info, words),
  };
  const { figures, lines } = board;
  const winner = lines[winnerIndex] ?? null;
  const known = lobbyStore.getState();
  if (figures !== known.figures || winner !== known.winner) lobbyStore.setState({ figures, winner });
}

/** Makes the lobby of what the stores hold now, in the column that is expected where none was measured. */
export function fillLobby(): void {
  const page = document.documentElement;
  const { column } = lobbyStore.getState();
  renew(column ?? expectColumn(page.clientWidth, window, page.hasAttribute('data-member')));
}

/** The column as it is in the page. A change of nothing that the layout reads makes nothing anew. */
export function measureColumn(place: { readonly width: number; readonly top: number }): void {
  const next = columnAt(place, window);
  const { column } = lobbyStore.getState();
  if (column?.width === next.width && column.windowWidth === next.windowWidth && column.isLow === next.isLow)
    return;
  renew(next);
}

/** Forgets the lobby that has left the page. */
export function emptyLobby(): void {
  made = null;
  board = null;
  lobbyStore.setState(NO_LOBBY, true);
}
