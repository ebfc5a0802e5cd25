import type { LobbyContent } from '../../../scenes/lobby/content.ts';
import type { LobbyObservables, LobbyShow } from '../../../scenes/lobby/lobby-observables.ts';
import { LobbyScene } from '../../../scenes/lobby/lobby-scene.ts';
import type { Observable, Scene } from '../../../scenes/scene.ts';
import { type LobbyState, lobbyStore } from '../../features/lobby/lobby-store.ts';
import { addThemePainter } from '../../session/config/theme-painters.ts';
import { pauseStore } from '../../session/pages/pause-store.ts';
import type { BackSurface } from '../back-surface.ts';
import { bindBackScene, followRails } from '../bind-back-scene.ts';
import { FULL_FPS, frameRate } from '../frame-rate.ts';
import { mirrorStore, railOffset } from '../mirror/mirror-store.ts';
import { turnBanner } from '../mirror/show-banner.ts';
import { isCurtainClosed, observeCover, observeGate } from '../observe-cover.ts';
import { observeStore } from '../observe-store.ts';

/** Frames a second of what moves by itself. */
const IDLE_FPS = 30;
/** What a touch sets going ends within this. */
const TOUCHED_MS = 1_500;

/** The lobby's scene, bound to the mirror: its layout and content, the hand, the scroll. */
export function createLobby(surface: BackSurface): Scene {
  const observables = observeLobby(surface);
  const scene = new LobbyScene(observables, { nextBanner: turnBanner });
  return bindBackScene(surface, {
    scene,
    show: observables.show,
    words: () => wordsOf(observables.show.get().content),
    begin: paceFrames,
    follow: (display) => [
      addThemePainter(() => display.untilPainted()),
      surface.onScroll(() => display.see()),
      surface.isResting.subscribe(() => display.setResting(surface.isResting.get())),
      followRails(surface, (key) => display.moveRail(key)),
    ],
    offerProbe: () => offerProbe(surface, scene),
    untilComplete: (display) => display.untilScreenComplete(),
  });
}

function wordsOf(content: LobbyContent): string {
  const rails = content.rails.map((rail) => rail.title + rail.allWord + rail.allCount);
  const posters = content.rails.flatMap((rail) =>
    rail.posters.map((poster) => poster.brand + poster.pennantText),
  );
  const banners = content.banners.map((banner) => banner.overline + banner.action);
  const words = [...rails, ...posters, ...banners, ...Object.values(content.tierNames)].join('');
  return [...new Set(`${words}₱0123456789.,`)].join('');
}

/** Half the frames while nobody touches: bulbs, ticker and tiers look the same, for half the drawing. */
function paceFrames(): () => void {
  frameRate.wish(IDLE_FPS);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = observeStore(mirrorStore, (state) => state.touch.pressed).subscribe(() => {
    frameRate.wish(FULL_FPS);
    clearTimeout(timer);
    timer = setTimeout(() => frameRate.wish(IDLE_FPS), TOUCHED_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
    frameRate.wish(FULL_FPS);
  };
}

/** Only when the address requests it. */
async function offerProbe(surface: BackSurface, scene: LobbyScene): Promise<() => void> {
  const nothing = () => undefined;
  if (new URLSearchParams(location.search).get('probe') !== '1') return nothing;
  const { installProbe } = await import('./lobby-probe.ts');
  installProbe(surface, scene);
  return nothing;
}

/** Layout and content together, as one value that changes only when one of them does. */
function observeShow(): Observable<LobbyShow> {
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
  return observeStore(lobbyStore, select);
}

/** What the lobby's scene reads. @throws before the lobby is laid out */
function observeLobby(surface: BackSurface): LobbyObservables {
  return {
    show: observeShow(),
    figures: observeStore(lobbyStore, (state) => state.figures),
    winner: observeStore(lobbyStore, (state) => state.winner),
    banner: observeStore(mirrorStore, (state) => state.bannerIndex),
    bannerDrag: observeStore(mirrorStore, (state) => state.bannerDrag),
    isBannerTaken: observeStore(mirrorStore, (state) => state.isBannerTaken),
    touch: observeStore(mirrorStore, (state) => state.touch),
    isPaused: observeStore(pauseStore, (state) => state.isPaused),
    isCovered: observeCover(document.documentElement),
    isHidden: observeGate(document.documentElement),
    railOffset,
    screen: () => surface.screen,
    hasCurtain: () => isCurtainClosed(document),
  };
}
