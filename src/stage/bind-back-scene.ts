import type { PaintedDisplay, PaintedScene } from '../../scenes/parts/painted-scene.ts';
import type { Observable, Scene } from '../../scenes/scene.ts';
import { nextTask } from '../platform/next-task.ts';
import type { BackSurface } from './back-surface.ts';
import { onRailMove } from './mirror/mirror-store.ts';
import { loadFonts } from './scene-context.ts';

interface BackBinding<Display extends PaintedDisplay> {
  readonly scene: PaintedScene<Display>;
  readonly show: Observable<{ readonly layout: { readonly width: number; readonly height: number } }>;
  /** Every letter that is painted. */
  words(): string;
  /** Begins with the scene. @returns what ends with it */
  begin?(): () => void;
  /** What is to be heard from when it is painted. @returns what stops hearing it */
  follow(display: Display): (() => void)[];
  offerProbe(): Promise<() => void>;
  /** Resolves when all that can be seen is painted. */
  untilComplete(display: Display): Promise<unknown>;
}

/** A scene of the scrolled page on its surface: as large as the mirror's layout, and ready when nothing moves. */
export function bindBackScene<Display extends PaintedDisplay>(
  surface: BackSurface,
  { scene, show, words, begin, follow, offerProbe, untilComplete }: BackBinding<Display>,
): Scene {
  const stops: (() => void)[] = [];
  const setSize = () => {
    const { layout } = show.get();
    surface.setSize(layout.width, layout.height);
  };
  return {
    view: scene.view,
    root: scene.root,
    async prepare(context) {
      if (begin) stops.push(begin());
      await loadFonts(context.fonts, words());
      // The renderer's own first frame has the time in which the images are decoded.
      const painted = scene.prepare(context);
      setSize();
      await Promise.all([painted, surface.warmUp()]);
      const { display } = scene;
      // It has left in between.
      if (!display) return;
      stops.push(show.subscribe(setSize), ...follow(display));
      setSize();
      stops.push(await offerProbe());
      await untilComplete(display);
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

/**
 * Draws rails as they move.
 * @param move false for a rail that is not on the stage
 * @returns what stops it
 */
export const followRails = (surface: BackSurface, move: (key: string) => boolean): (() => void) =>
  onRailMove((key) => {
    surface.touch();
    if (move(key)) surface.drawTouched();
  });
