import type { Scene, Watch } from '../../scenes/scene.ts';
import { StairsScene } from '../../scenes/vip/stairs-scene.ts';
import type { StairsShow } from '../../scenes/vip/stairs-watches.ts';
import { pauseStore } from '../session/pause-store.ts';
import { addThemePainter } from '../session/theme-painters.ts';
import type { BackSurface } from './back-surface.ts';
import { bindBackScene } from './bind-back-scene.ts';
import { followRails } from './follow-rails.ts';
import { mirrorStore, railOffset } from './mirror/mirror-store.ts';
import { STAIRS_RAIL, stairsStore } from './mirror/stairs-store.ts';
import { watchStore } from './watch.ts';
import { watchCover } from './watch-cover.ts';

/** Layout and content as one value, that of the mirror's last drawing. @throws before the mirror has a layout */
function watchShow(): Watch<StairsShow> {
  const { layout, content } = stairsStore.getState();
  if (!layout || !content) throw new Error('the mirror has no layout yet');
  let last: StairsShow = { layout, content };
  return watchStore(stairsStore, (state) => {
    if (!state.layout || !state.content) return last;
    if (state.layout !== last.layout || state.content !== last.content)
      last = { layout: state.layout, content: state.content };
    return last;
  });
}

/** The VIP stairs' scene, bound to their mirror. */
export function createStairs(surface: BackSurface): Scene {
  const show = watchShow();
  const scene = new StairsScene({
    show,
    touch: watchStore(mirrorStore, (state) => state.touch),
    isPaused: watchStore(pauseStore, (state) => state.isPaused),
    isCovered: watchCover(document.documentElement),
    offset: () => railOffset(STAIRS_RAIL),
  });
  return bindBackScene(surface, {
    scene,
    show,
    words: () => wordsOf(show.get()),
    follow: (display) => [
      addThemePainter(() => display.untilComplete()),
      surface.isResting.subscribe(() => display.setResting(surface.isResting.get())),
      followRails(surface, (key) => {
        if (key === STAIRS_RAIL) display.move();
        return key === STAIRS_RAIL;
      }),
    ],
    offerProbe: () => offerProbe(surface, scene),
    untilComplete: (display) => display.untilComplete(),
  });
}

function wordsOf({ content: { steps, balconies, hereWord } }: StairsShow): string {
  const texts = [...steps.flatMap(({ reward, from }) => [reward, from]), hereWord];
  const names = Object.values(balconies).map(({ name }) => name);
  return [...new Set([...texts, ...names].join(''))].join('');
}

/** Only when the address requests it, as the lobby's. */
async function offerProbe(surface: BackSurface, scene: StairsScene): Promise<() => void> {
  if (new URLSearchParams(location.search).get('probe') !== '1') return () => undefined;
  const { installStairsProbe } = await import('./stairs-probe.ts');
  return installStairsProbe(surface, scene);
}
