import type { Application } from 'pixi.js';
import type { AppSurface } from './app-surface.ts';
import { limitBatches } from './limit-batches.ts';
import { LossCount } from './loss-count.ts';
import type { RendererPlan } from './renderer-choice.ts';
import { type CreateScene, SceneHost } from './scene-host.ts';
import { stillTickers } from './still-tickers.ts';

export interface SceneStage<Name> {
  show(name: Name | null): void;
  /** Removes its scene and frees everything but the application. */
  stop(): void;
}

/** The event log records unhandled rejections. */
const report = (error: unknown) => void Promise.reject(error);

/** Shows scenes on the surface of an application, and removes them while its graphics fail. */
export function startSceneStage<Name extends string, Surface extends AppSurface>(
  app: Application,
  plan: RendererPlan,
  surface: Surface,
  load: (name: Name) => CreateScene<Surface> | Promise<CreateScene<Surface>>,
): SceneStage<Name> {
  stillTickers();
  limitBatches(app, plan);
  const host = new SceneHost(surface, load, report);
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
