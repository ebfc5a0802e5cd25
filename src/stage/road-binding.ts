import type { Observable, Scene } from '../../scenes/scene.ts';
import { nameText } from '../../scenes/vip/ground-view.ts';
import type { RoadShow } from '../../scenes/vip/road-observables.ts';
import { RoadScene } from '../../scenes/vip/road-scene.ts';
import { addThemePainter } from '../session/config/theme-painters.ts';
import { pauseStore } from '../session/pages/pause-store.ts';
import type { BackSurface } from './back-surface.ts';
import { bindBackScene, followRails } from './bind-back-scene.ts';
import { mirrorStore, railOffset } from './mirror/mirror-store.ts';
import { ROAD_RAIL, roadStore } from './mirror/road-store.ts';
import { observeCover } from './observe-cover.ts';
import { observeStore } from './observe-store.ts';

/** Layout and content as one value, that of the mirror's last drawing. @throws before the mirror has a layout */
function observeShow(): Observable<RoadShow> {
  const { layout, content } = roadStore.getState();
  if (!layout || !content) throw new Error('the mirror has no layout yet');
  let last: RoadShow = { layout, content };
  return observeStore(roadStore, (state) => {
    if (!state.layout || !state.content) return last;
    if (state.layout !== last.layout || state.content !== last.content)
      last = { layout: state.layout, content: state.content };
    return last;
  });
}

/** The VIP road’s scene, bound to its mirror. */
export function createRoad(surface: BackSurface): Scene {
  const show = observeShow();
  const scene = new RoadScene({
    show,
    touch: observeStore(mirrorStore, (state) => state.touch),
    isPaused: observeStore(pauseStore, (state) => state.isPaused),
    isCovered: observeCover(document.documentElement),
    offset: () => railOffset(ROAD_RAIL),
  });
  return bindBackScene(surface, {
    scene,
    show,
    words: () => wordsOf(show.get()),
    follow: (display) => [
      addThemePainter(() => display.untilComplete()),
      followRails(surface, (key) => {
        if (key === ROAD_RAIL) display.move();
        return key === ROAD_RAIL;
      }),
    ],
    offerProbe: () => offerProbe(surface, scene),
    untilComplete: (display) => display.untilComplete(),
  });
}

function wordsOf({ content: { levels, themes, hereWord } }: RoadShow): string {
  const names = Object.values(themes).map(({ name }) => nameText(name));
  return [...new Set([...levels.map(({ from }) => from), hereWord, ...names].join(''))].join('');
}

/** Only when the address requests it, as the lobby's. */
async function offerProbe(surface: BackSurface, scene: RoadScene): Promise<() => void> {
  if (new URLSearchParams(location.search).get('probe') !== '1') return () => undefined;
  const { installRoadProbe } = await import('./road-probe.ts');
  return installRoadProbe(surface, scene);
}
