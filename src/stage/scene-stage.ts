import { gsap } from 'gsap';
import { type Application, Ticker } from 'pixi.js';
import { smoothLag } from '../../scenes/parts/motion.ts';
import type { AppSurface } from './app-surface.ts';
import { LossCount } from './loss-count.ts';
import type { RendererPlan } from './renderer-choice.ts';
import { type CreateScene, SceneHost } from './scene-host.ts';

export interface SceneStage<Name> {
  show(name: Name | null): void;
  /** Removes its scene and frees everything but the application. */
  stop(): void;
}

/** The event log records unhandled rejections. */
const reportError = (error: unknown) => void Promise.reject(error);

/** Shows scenes on the surface of an application, and removes them while its graphics fail. */
export function startSceneStage<Name extends string, Surface extends AppSurface>(
  app: Application,
  plan: RendererPlan,
  surface: Surface,
  load: (name: Name) => CreateScene<Surface> | Promise<CreateScene<Surface>>,
): SceneStage<Name> {
  stillTickers();
  limitBatches(app, plan);
  const host = new SceneHost(surface, load, reportError);
  const losses = new LossCount();
  const onLost = () => host.suspend();
  const onRestored = () => {
    // Graphics that keep failing are left alone: the page works without them.
    if (losses.add(performance.now())) return;
    limitBatches(app, plan);
    host.resume();
  };
  const { canvas } = app;
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);
  return {
    show: (name) => host.show(name),
    stop() {
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
      host.stop();
      surface.destroy();
    },
  };
}

/** Textures a batch on software graphics; measured, the default of 16 halves the frame rate there. */
const SOFTWARE_BATCH = 4;

/**
 * Before the first frame of an application, and again with a new context, which restores the default. All
 * applications of the page or none: Pixi makes one shader for all of them, for as many textures as the first one has.
 */
function limitBatches(app: Application, plan: RendererPlan): void {
  if (!plan.isSoftware || !('limits' in app.renderer)) return;
  (app.renderer.limits as { maxBatchableTextures: number }).maxBatchableTextures = SOFTWARE_BATCH;
}

/** At rest nothing may tick: neither Pixi's tickers nor GSAP's. */
function stillTickers(): void {
  for (const ticker of [Ticker.system, Ticker.shared]) {
    ticker.autoStart = false;
    ticker.stop();
  }
  // GSAP's own loop ends with the frame in which its last movement ends.
  gsap.config({ autoSleep: 1 });
  smoothLag();
}
