import { localKeys } from '../platform/key-values.ts';
import { loadRenderer } from './pixi/load-renderer.ts';
import { planRenderer, RENDERER_KEY, readGraphics, readWish } from './renderer-choice.ts';

/** Fetches the renderer that the stage is going to ask for, while the stage itself is still on its way. */
export function fetchRenderer(): void {
  // The development server takes Pixi whole.
  if (!import.meta.env.PROD) return;
  const wish = readWish(location.search, localKeys.get(RENDERER_KEY));
  const plan = planRenderer(wish, readGraphics(wish, false));
  if (plan) void Promise.resolve(loadRenderer(plan.kind)).catch(() => undefined);
}
