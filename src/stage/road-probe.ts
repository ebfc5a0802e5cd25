import { gsap } from 'gsap';
import type { RoadScene } from '../../scenes/vip/road-scene.ts';
import { setPaused } from '../session/pages/pause-store.ts';
import type { BackSurface } from './back-surface.ts';
import { listSprites } from './front-probe.ts';
import { mirrorStore } from './mirror/mirror-store.ts';

/** Counters and controls of the VIP road for tests and benches; present only when the address requests it. */
interface RoadProbe {
  readonly renderer: string;
  isShown(): boolean;
  /** Times that the stage was drawn. */
  draws(): number;
  /** Medals that exist. */
  medals(): number;
  /** Sizes of all visible sprites, in CSS pixels. */
  sprites(): ReturnType<typeof listSprites>;
  /** Stops what moves by itself, at its end. */
  freeze(): void;
  /** Resolves when all in view is painted. */
  complete(): Promise<void>;
}

declare global {
  interface Window {
    __road?: RoadProbe;
  }
}

/** @returns the function that removes it */
export function installRoadProbe({ app, painter }: BackSurface, scene: RoadScene): () => void {
  window.__road = {
    renderer: app.renderer.name,
    isShown: () => mirrorStore.getState().isStageShown,
    draws: () => painter.draws,
    medals: () => scene.display?.medalCount ?? 0,
    sprites: () => listSprites(scene.view),
    freeze() {
      setPaused(true);
      for (const movement of scene.root.getChildren(false)) movement.progress(1);
      gsap.globalTimeline.pause();
      app.render();
    },
    async complete() {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await scene.display?.untilComplete();
    },
  };
  return () => {
    delete window.__road;
  };
}
