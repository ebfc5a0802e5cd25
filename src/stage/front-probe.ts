import { gsap } from 'gsap';
import { type Application, Container, TextureSource } from 'pixi.js';
import type { JackpotScene } from '../../scenes/jackpot/jackpot-scene.ts';

/** Holds and seeks the draw's show, for screenshots and benches; present only when the address requests it. */
export interface FrontProbe {
  readonly renderer: string;
  /** Whatever lives of these can be counted, also after the canvas is gone. */
  readonly kinds: { readonly objects: object; readonly textures: object };
  /** What plays now; null when nothing does. */
  playing(): string | null;
  /** Nothing moves by itself from now on, and nothing is left out: only `seek` moves it. */
  hold(): void;
  /** Lets things move again. */
  play(): void;
  /** Brings what plays to so many seconds after its `label` (its start has none), through everything in between. */
  seek(seconds: number, label?: string): void;
  /** Brings what plays to its end. */
  finish(): void;
  /** Sizes of all visible sprites on the canvas, in CSS pixels, and whether they rotate. */
  sprites(): { width: number; height: number; turns: boolean }[];
}

declare global {
  interface Window {
    __front?: FrontProbe;
  }
}

/** @returns the function that removes it */
export function installFrontProbe(app: Application, { root, view }: JackpotScene): () => void {
  const latest = () => root.getChildren(false).findLast(({ vars }) => vars.id !== undefined) ?? null;
  const seek = (seconds: number, label?: string) => {
    const run = latest() as gsap.core.Timeline | null;
    if (!run) throw new Error('nothing plays');
    root.time(run.startTime() + (label ? (run.labels[label] ?? Number.NaN) : 0) + seconds);
  };
  window.__front = {
    renderer: app.renderer.name,
    kinds: { objects: Container.prototype, textures: TextureSource.prototype },
    playing: () => latest()?.vars.id?.toString() ?? null,
    hold: () => void gsap.globalTimeline.pause(),
    play: () => void gsap.globalTimeline.resume(),
    seek,
    finish: () => seek(latest()?.duration() ?? 0),
    sprites: () => listSprites(view),
  };
  return () => {
    delete window.__front;
  };
}

/** The sprites of a display and of all in it that is visible. */
export function listSprites(container: Container): { width: number; height: number; turns: boolean }[] {
  if (!container.visible) return [];
  if ('texture' in container) {
    const { width, height, rotation } = container;
    return [{ width, height, turns: rotation !== 0 }];
  }
  return container.children.flatMap(listSprites);
}
