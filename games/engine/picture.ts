import type { Renderer } from 'pixi.js';
import { type DrawLoop, makeDrawLoop } from './draw-loop.ts';
import { element } from './element.ts';
import { readWebGlDevice, startRenderer } from './renderer.ts';
import { chooseRenderer } from './renderer-choice.ts';

const MAX_PIXEL_RATIO = 2;

/** What is drawn on a canvas. */
export interface Picture {
  draw(): void;
  /** In CSS pixels. */
  resize(width: number, height: number, pixelRatio: number): void;
  free(): void;
}

/** Fills a box with a canvas, and keeps its picture at the size of the box until it is freed. */
export async function openPicture<P extends Picture>(
  sight: HTMLElement,
  forcedRenderer: string | null,
  make: (renderer: Renderer, loop: DrawLoop) => P,
): Promise<{ readonly picture: P; free(): void }> {
  const canvas = element('canvas', { 'aria-hidden': 'true' });
  sight.append(canvas);
  const renderer = await startRenderer(canvas, chooseRenderer(forcedRenderer, readWebGlDevice));
  const loop = makeDrawLoop(() => picture.draw());
  const picture = make(renderer, loop);
  const resize = () => {
    const { width, height } = sight.getBoundingClientRect();
    if (width < 1 || height < 1) return;
    const pixelRatio = Math.min(devicePixelRatio || 1, MAX_PIXEL_RATIO);
    renderer.resize(width, height, pixelRatio);
    picture.resize(width, height, pixelRatio);
    // In the same task, or the canvas would be blank for a frame.
    picture.draw();
  };
  const watch = new ResizeObserver(resize);
  watch.observe(sight);
  // A lost context is restored empty, and nothing else would draw a frame at rest.
  canvas.addEventListener('webglcontextrestored', resize);
  resize();
  return {
    picture,
    free() {
      watch.disconnect();
      loop.stop();
      picture.free();
      renderer.destroy();
    },
  };
}
