import type { Application } from 'pixi.js';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { localKeys } from '../platform/key-values.ts';
import type { SceneOn } from '../session/pages/scene-names.ts';
import styles from './front-host.module.css';
import { FrontSurface } from './front-surface.ts';
import {
  MAX_RESOLUTION,
  planRenderer,
  RENDERER_KEY,
  type RendererPlan,
  readGraphics,
  readWish,
} from './renderer-choice.ts';
import { SceneCanvas } from './scene-canvas.tsx';
import { chooseMotion } from './scene-context.ts';
import { SCENES } from './scene-registry.ts';
import { startSceneStage } from './scene-stage.ts';

interface FrontHostProps {
  scene: SceneOn<'front'>;
  /** Nothing will be drawn. */
  onAbsent?: (() => void) | undefined;
}

/**
 * The second surface: a canvas above the panels, mounted only while it shows something. Without a renderer, and for
 * less motion, it stays empty: what its scene would have shown is for the page to show.
 */
export function FrontHost({ scene, onAbsent }: FrontHostProps) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  return (
    <div className={styles.front} ref={setPlace} aria-hidden="true" data-front>
      {place && <Front place={place} scene={scene} onAbsent={onAbsent} />}
    </div>
  );
}

const load = (name: SceneOn<'front'>) => SCENES[name].load();

function Front({ place, scene, onAbsent }: FrontHostProps & { place: HTMLElement }) {
  // Both as they are when it is mounted: it is never on for long.
  const plan = useMemo(() => {
    if (chooseMotion(false).isReduced) return null;
    const wish = readWish(location.search, localKeys.get(RENDERER_KEY));
    return planRenderer(wish, readGraphics(wish, matchMedia('(forced-colors: active)').matches));
  }, []);
  const resolution = useMemo(() => Math.min(MAX_RESOLUTION, window.devicePixelRatio), []);
  const start = useCallback(
    (app: Application, its: RendererPlan) =>
      startSceneStage(app, its, new FrontSurface(app, place, false), load),
    [place],
  );
  // In parallel to the application, which takes its time as well; a failure shows when the scene is needed.
  useEffect(() => void load(scene).catch(() => undefined), [scene]);
  useEffect(() => {
    if (!plan) onAbsent?.();
  }, [plan, onAbsent]);
  return plan && <SceneCanvas plan={plan} resolution={resolution} scene={scene} start={start} />;
}
