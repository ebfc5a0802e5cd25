import { loadOnce } from '../../platform/load-once.ts';
import type { RendererKind } from '../renderer-choice.ts';

const loadCanvas = loadOnce(async () => (await import('./canvas-renderer.ts')).CanvasRenderer);
const loadWebGl = loadOnce(async () => (await import('./webgl-renderer.ts')).WebGLRenderer);

/** Fetches the one renderer that is wanted. */
export const loadRenderer = (kind: RendererKind) => (kind === 'canvas' ? loadCanvas() : loadWebGl());

interface Options {
  readonly preference?: string;
}

/** Stands for Pixi's function of this name in the built app: which renderer it is has been decided before. */
export async function autoDetectRenderer(options: Options) {
  const Renderer = await loadRenderer(options.preference === 'canvas' ? 'canvas' : 'webgl');
  const renderer = new Renderer();
  await renderer.init(options as never);
  return renderer;
}
