import type { LobbyContent } from '../../scenes/lobby/content.ts';
import { LobbyScene } from '../../scenes/lobby/lobby-scene.ts';
import type { Scene } from '../../scenes/scene.ts';
import { nextTask } from '../platform/next-task.ts';
import { addThemePainter } from '../session/theme-painters.ts';
import type { BackSurface } from './back-surface.ts';
import { FULL_FPS, frameRate } from './frame-rate.ts';
import { money } from './mirror/lobby-content.ts';
import { mirrorStore, onRailMove } from './mirror/mirror-store.ts';
import { turnBanner } from './mirror/show-banner.ts';
import { loadFonts } from './scene-context.ts';
import { watchStore } from './watch.ts';
import { watchLobby } from './watch-lobby.ts';

/** Frames a second of what moves by itself. */
const IDLE_FPS = 30;
/** What a touch sets going ends within this. */
const TOUCHED_MS = 1_500;

/** The lobby's scene, bound to the mirror: its layout and content, the hand, the scroll. */
export function createLobby(surface: BackSurface): Scene {
  const watches = watchLobby(surface);
  const scene = new LobbyScene(watches, { nextBanner: turnBanner });
  const { show } = watches;
  const stops: (() => void)[] = [];
  const setSize = () => {
    const { layout } = show.get();
    surface.setSize(layout.width, layout.height);
  };
  return {
    view: scene.view,
    root: scene.root,
    async prepare(context) {
      stops.push(paceFrames());
      await loadFonts(context.fonts, wordsOf(show.get().content));
      // The renderer's own first frame has the time in which the images are decoded.
      const painted = scene.prepare(context);
      setSize();
      await Promise.all([painted, surface.warmUp()]);
      const { display } = scene;
      // It has left in between.
      if (!display) return;
      stops.push(
        addThemePainter(() => display.untilPainted()),
        show.subscribe(setSize),
        surface.onScroll(() => display.see()),
        surface.isResting.subscribe(() => display.setResting(surface.isResting.get())),
        followRails(surface, (key) => display.moveRail(key)),
      );
      setSize();
      await offerProbe(surface, scene);
      await display.untilScreenComplete();
      // What was painted last reaches its page at the end of its task, not within the first frame's.
      await nextTask();
      await surface.untilResting();
    },
    enter: () => scene.enter(),
    resize: (viewport) => scene.resize(viewport),
    leave() {
      for (const stop of stops.splice(0)) stop();
      scene.leave();
    },
  };
}

function wordsOf(content: LobbyContent): string {
  const rails = content.rails.map((rail) => rail.title + rail.allWord + rail.allCount);
  const posters = content.rails.flatMap((rail) =>
    rail.posters.map((poster) => poster.brand + poster.pennantText),
  );
  const banners = content.banners.map((banner) => banner.overline + banner.action);
  const words = [...rails, ...posters, ...banners, ...Object.values(content.tierNames)].join('');
  return [...new Set(`${words}${money(1234567890 as Parameters<typeof money>[0])}`)].join('');
}

/** However many rails move in a frame, they are drawn once. */
function followRails(surface: BackSurface, move: (key: string) => boolean): () => void {
  let frame = 0;
  const stop = onRailMove((key) => {
    surface.touch();
    if (!move(key) || frame) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      surface.painter.drawNow();
    });
  });
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}

/** Half the frames while nobody touches: bulbs, ticker and tiers look the same, for half the drawing. */
function paceFrames(): () => void {
  frameRate.wish(IDLE_FPS);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = watchStore(mirrorStore, (state) => state.touch.pressed).subscribe(() => {
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
async function offerProbe(surface: BackSurface, scene: LobbyScene): Promise<void> {
  if (new URLSearchParams(location.search).get('probe') !== '1') return;
  const { installProbe } = await import('./probe.ts');
  installProbe(surface, scene);
}
