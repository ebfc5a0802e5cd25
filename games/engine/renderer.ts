// Pixi builds functions from text unless this is loaded first, which the page's policy forbids.
import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, type Renderer, Ticker } from 'pixi.js';
import type { RendererChoice } from './renderer-choice.ts';

const MAX_PIXEL_RATIO = 2;
/** Software WebGL spends most of its time on wide texture batches. */
const SOFTWARE_BATCH_TEXTURES = 4;

/** Name of what draws WebGL here; null where nothing does. */
export function readWebGlDevice(): string | null {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return null;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const device = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return device;
}

export async function startRenderer(canvas: HTMLCanvasElement, choice: RendererChoice): Promise<Renderer> {
  // Pixi's own tickers run sixty times a second even when nothing moves; the draw loop replaces them.
  for (const ticker of [Ticker.shared, Ticker.system]) {
    ticker.autoStart = false;
    ticker.stop();
  }
  const renderer = await autoDetectRenderer({
    canvas,
    preference: choice,
    antialias: true,
    backgroundAlpha: 0,
    autoDensity: true,
    resolution: Math.min(globalThis.devicePixelRatio || 1, MAX_PIXEL_RATIO),
  });
  if ('limits' in renderer) {
    const limits = renderer.limits as { maxBatchableTextures: number };
    limits.maxBatchableTextures = Math.min(limits.maxBatchableTextures, SOFTWARE_BATCH_TEXTURES);
  }
  return renderer;
}
