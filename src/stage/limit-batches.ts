import type { Application } from 'pixi.js';
import type { RendererPlan } from './renderer-choice.ts';

/** Textures a batch on software graphics; measured, the default of 16 halves the frame rate there. */
const SOFTWARE_BATCH = 4;

/**
 * Before the first frame of an application, and again with a new context, which restores the default. All
 * applications of the page or none: Pixi makes one shader for all of them, for as many textures as the first one has.
 */
export function limitBatches(app: Application, plan: RendererPlan): void {
  if (!plan.isSoftware || !('limits' in app.renderer)) return;
  (app.renderer.limits as { maxBatchableTextures: number }).maxBatchableTextures = SOFTWARE_BATCH;
}
