import { JACKPOT_TIERS } from '../../contract/ids.ts';
import type { BoardFigures, LobbyContent, WinnerContent } from '../../scenes/lobby/content.ts';
import type { LobbyLayout } from '../../scenes/lobby/layout.ts';
import type { LobbyShow, LobbyWatches } from '../../scenes/lobby/lobby-watches.ts';
import type { Watch } from '../../scenes/scene.ts';
import { type BoardState, boardStore } from '../features/jackpot/board-store.ts';
import { pauseStore } from '../session/pause-store.ts';
import type { BackSurface } from './back-surface.ts';
import { buildWinners, money } from './mirror/lobby-content.ts';
import { mirrorStore, railOffset } from './mirror/mirror-store.ts';
import { watchStore } from './watch.ts';
import { isCurtainClosed, watchCover, watchGate } from './watch-cover.ts';

const EMPTY_FIGURES: BoardFigures = { mega: '', major: '', minor: '', mini: '' };

function memo<S, T>(make: (state: S) => T, keyOf: (state: S) => unknown): (state: S) => T {
  let key: unknown = Symbol('none');
  let value: T;
  return (state) => {
    const next = keyOf(state);
    if (next !== key) {
      key = next;
      value = make(state);
    }
    return value;
  };
}

const figuresOf = memo(
  ({ amounts }: BoardState): BoardFigures =>
    amounts
      ? (Object.fromEntries(
          JACKPOT_TIERS.map((tier) => [tier, money(amounts[tier])]),
        ) as unknown as BoardFigures)
      : EMPTY_FIGURES,
  ({ amounts }) => amounts,
);
const winnersOf = memo(
  ({ info }: BoardState): WinnerContent[] => (info ? buildWinners(info, info.readAt) : []),
  ({ info }) => info,
);

/** Layout and content together, as one value that changes only when one of them does. */
function watchShow(): Watch<LobbyShow> {
  const { layout, content } = mirrorStore.getState();
  if (!layout || !content) throw new Error('the mirror has no layout yet');
  let last: LobbyShow = { layout, content };
  const select = (state: { layout: LobbyLayout | null; content: LobbyContent | null }): LobbyShow => {
    if (!state.layout || !state.content) return last;
    if (state.layout !== last.layout || state.content !== last.content) {
      last = { layout: state.layout, content: state.content };
    }
    return last;
  };
  return watchStore(mirrorStore, select);
}

/** What the lobby's scene reads. @throws before the mirror has its layout */
export function watchLobby(surface: BackSurface): LobbyWatches {
  return {
    show: watchShow(),
    figures: watchStore(boardStore, figuresOf),
    winner: watchStore(boardStore, (state) => winnersOf(state)[state.winnerIndex] ?? null),
    banner: watchStore(mirrorStore, (state) => state.bannerIndex),
    bannerDrag: watchStore(mirrorStore, (state) => state.bannerDrag),
    isBannerTaken: watchStore(mirrorStore, (state) => state.isBannerTaken),
    touch: watchStore(mirrorStore, (state) => state.touch),
    isPaused: watchStore(pauseStore, (state) => state.isPaused),
    isCovered: watchCover(document.documentElement),
    isHidden: watchGate(document.documentElement),
    railOffset,
    screen: () => surface.screen,
    hasCurtain: () => isCurtainClosed(document),
  };
}
