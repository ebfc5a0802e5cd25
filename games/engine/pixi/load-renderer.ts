import { AbstractRenderer } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/system/AbstractRenderer';
import type { RendererChoice } from '../renderer-choice.ts';

interface Options {
  readonly preference: RendererChoice;
}

// Nothing here makes functions out of text, which the page's policy forbids: Pixi need not look whether it may.
Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck: () => undefined });

/** Fetches the one renderer that is wanted. */
const loadRenderer = async (choice: RendererChoice) =>
  choice === 'canvas'
    ? (await import('../../../node_modules/pixi.js/lib/rendering/renderers/canvas/CanvasRenderer'))
        .CanvasRenderer
    : (await import('./webgl-renderer.ts')).WebGLRenderer;

/** Stands for Pixi's function of this name in the built games: which renderer it is has been decided before. */
export async function autoDetectRenderer(options: Options) {
  const Renderer = await loadRenderer(options.preference);
  const renderer = new Renderer();
  await renderer.init(options as never);
  return renderer;
}
