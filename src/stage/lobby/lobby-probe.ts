import { gsap } from 'gsap';
import type { Container, TextureSource } from 'pixi.js';
import type { LobbyScene } from '../../../scenes/lobby/lobby-scene.ts';
import { setPaused } from '../../session/pages/pause-store.ts';
import type { BackSurface } from '../back-surface.ts';
import { mirrorStore } from '../mirror/mirror-store.ts';

/** Counters and controls for tests and benches; present only when the address requests it. */
export interface StageProbe {
  readonly renderer: string;
  isShown(): boolean;
  /** Times that the stage was drawn. */
  draws(): number;
  /** The most draw calls of one frame since this was read last; 0 without a graphics interface. */
  consumePeakDrawCalls(): number;
  counts(): { objects: number; textures: number; tiles: number; pages: number };
  /** Labels and sizes of the textures on the graphics card. */
  sources(): string[];
  /** What they take there, in bytes; 0 without a graphics interface. */
  textureBytes(): number;
  /** Device pixels for each CSS pixel of the canvas now. */
  resolution(): number;
  /** Stops everything that moves, at the end of what it was doing. */
  freeze(): void;
  /** Lets things move again. */
  play(): void;
  /** Resolves when no hand moves anything and all that lies on the canvas is painted. */
  complete(): Promise<void>;
}

declare global {
  interface Window {
    __stage?: StageProbe;
  }
}

function countObjects(container: Container): number {
  return container.children.reduce((sum, child) => sum + countObjects(child), 1);
}

export function installProbe(surface: BackSurface, scene: LobbyScene): void {
  const { app, painter } = surface;
  const { renderer } = app;
  const draws = () => painter.draws;
  const gl = 'gl' in renderer ? (renderer.gl as WebGL2RenderingContext) : null;
  let frame = draws();
  let calls = 0;
  let peak = 0;
  if (gl) {
    const drawElements = gl.drawElements.bind(gl);
    gl.drawElements = (...values: Parameters<typeof drawElements>) => {
      if (draws() !== frame) {
        frame = draws();
        calls = 0;
      }
      calls += 1;
      peak = Math.max(peak, calls);
      drawElements(...values);
    };
  }
  // Freed ones leave a hole in Pixi's list until it tidies up.
  const sources = (): TextureSource[] =>
    'managedTextures' in renderer.texture ? renderer.texture.managedTextures.filter(Boolean) : [];
  window.__stage = {
    renderer: gl ? 'webgl' : 'canvas',
    isShown: () => mirrorStore.getState().isStageShown,
    draws,
    consumePeakDrawCalls() {
      const taken = peak;
      peak = 0;
      return taken;
    },
    counts: () => ({
      objects: countObjects(app.stage),
      textures: sources().length,
      ...(scene.display?.counts ?? { tiles: 0, pages: 0 }),
    }),
    sources: () =>
      sources().map(({ label, pixelWidth, pixelHeight }) => `${label} ${pixelWidth}x${pixelHeight}`),
    textureBytes: () =>
      sources().reduce((sum, { pixelWidth, pixelHeight }) => sum + pixelWidth * pixelHeight * 4, 0),
    resolution: () => renderer.resolution,
    freeze() {
      setPaused(true);
      for (const movement of scene.root.getChildren(false)) movement.progress(1);
      scene.root.pause();
      gsap.globalTimeline.pause();
      app.render();
    },
    play() {
      gsap.globalTimeline.resume();
      scene.root.resume();
    },
    async complete() {
      // Two frames: a scroll event comes in the first one after the scroll.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      surface.extend();
      await surface.untilResting();
      await scene.display?.untilComplete();
    },
  };
}
