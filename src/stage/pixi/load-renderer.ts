import type { RendererKind } from '../renderer-choice.ts';

/** Fetches the one renderer that is wanted. */
export async function loadRenderer(kind: RendererKind) {
  if (kind === 'canvas') return (await import('./canvas-renderer.ts')).CanvasRenderer;
  return (await import('./webgl-renderer.ts')).WebGLRenderer;
}

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
