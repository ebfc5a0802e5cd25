import type { LobbyShow, LobbyWatches } from '../../scenes/lobby/lobby-watches.ts';
import type { Watch } from '../../scenes/scene.ts';
import { type LobbyState, lobbyStore } from '../features/lobby/lobby-store.ts';
import { pauseStore } from '../session/pages/pause-store.ts';
import type { BackSurface } from './back-surface.ts';
import { mirrorStore, railOffset } from './mirror/mirror-store.ts';
import { watchStore } from './watch.ts';
import { isCurtainClosed, watchCover, watchGate } from './watch-cover.ts';

/** Layout and content together, as one value that changes only when one of them does. */
function watchShow(): Watch<LobbyShow> {
  const { layout, content } = lobbyStore.getState();
  if (!layout || !content) throw new Error('the lobby has no layout yet');
  let last: LobbyShow = { layout, content };
  const select = (state: LobbyState): LobbyShow => {
    if (!state.layout || !state.content) return last;
    if (state.layout !== last.layout || state.content !== last.content) {
      last = { layout: state.layout, content: state.content };
    }
    return last;
  };
  return watchStore(lobbyStore, select);
}

/** What the lobby's scene reads. @throws before the lobby is laid out */
export function watchLobby(surface: BackSurface): LobbyWatches {
  return {
    show: watchShow(),
    figures: watchStore(lobbyStore, (state) => state.figures),
    winner: watchStore(lobbyStore, (state) => state.winner),
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
