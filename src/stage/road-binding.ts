import type { Scene, Watch } from '../../scenes/scene.ts';
import { nameText } from '../../scenes/vip/ground-view.ts';
import { RoadScene } from '../../scenes/vip/road-scene.ts';
import type { RoadShow } from '../../scenes/vip/road-watches.ts';
import { addThemePainter } from '../session/config/theme-painters.ts';
import { pauseStore } from '../session/pages/pause-store.ts';
import type { BackSurface } from './back-surface.ts';
import { bindBackScene, followRails } from './bind-back-scene.ts';
import { mirrorStore, railOffset } from './mirror/mirror-store.ts';
import { ROAD_RAIL, roadStore } from './mirror/road-store.ts';
import { watchStore } from './watch.ts';
import { watchCover } from './watch-cover.ts';

/** Layout and content as one value, that of the mirror's last drawing. @throws before the mirror has a layout */
function watchShow(): Watch<RoadShow> {
  const { layout, content } = roadStore.getState();
  if (!layout || !content) throw new Error('the mirror has no layout yet');
  let last: RoadShow = { layout, content };
  return watchStore(roadStore, (state) => {
    if (!state.layout || !state.content) return last;
    if (state.layout !== last.layout || state.content !== last.content)
      last = { layout: state.layout, content: state.content };
    return last;
  });
}

/** The VIP road’s scene, bound to its mirror. */
export function createRoad(surface: BackSurface): Scene {
  const show = watchShow();
  const scene = new RoadScene({
    show,
    touch: watchStore(mirrorStore, (state) => state.touch),
    isPaused: watchStore(pauseStore, (state) => state.isPaused),
    isCovered: watchCover(document.documentElement),
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
