import type { Application as PixiApplication } from 'pixi.js';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { localKeys } from '../platform/key-values.ts';
import { isDataSaverOn } from '../platform/savings.ts';
import { preferencesStore } from '../session/config/preferences-store.ts';
import type { SceneOn } from '../session/pages/scene-names.ts';
import { BackSurface } from './back-surface.ts';
import { followPower } from './follow-power.ts';
import { mirrorStore } from './mirror/mirror-store.ts';
import { markStageSettled } from './mirror/stage-settled.ts';
import {
  MAX_RESOLUTION,
  planRenderer,
  RENDERER_KEY,
  type RendererPlan,
  readGraphics,
  readWish,
} from './renderer-choice.ts';
import { SceneCanvas } from './scene-canvas.tsx';
import { SCENES } from './scene-registry.ts';
import { startSceneStage } from './scene-stage.ts';

interface StageHostProps {
  /** The scene that the route names. */
  scene: SceneOn<'back'>;
}

/** The canvas in the page. Mounted after the mirror; where no renderer starts it mounts nothing. */
export function StageHost({ scene }: StageHostProps) {
  const host = useStore(mirrorStore, (state) => state.host);
  const prefersReducedMotion = useStore(preferencesStore, (state) => state.isMotionReduced);
  const hasForcedColors = useForcedColors();
  const plan = useMemo(() => {
    const wish = readWish(location.search, localKeys.get(RENDERER_KEY));
    return planRenderer(wish, readGraphics(wish, hasForcedColors));
  }, [hasForcedColors]);
  useEffect(() => {
    if (!plan) markStageSettled();
  }, [plan]);
  const isThrifty = useThrift();
  const resolution = useResolution();
  if (!plan || !host) return null;
  // Another density, another motion: another stage, while the mirror is the page.
  return createPortal(
    <Stage
      key={`${resolution}:${prefersReducedMotion}:${isThrifty}`}
      plan={plan}
      host={host}
      scene={scene}
      resolution={resolution}
      isThrifty={isThrifty}
    />,
    host,
  );
}

interface StageProps {
  plan: RendererPlan;
  host: HTMLElement;
  scene: SceneOn<'back'>;
  resolution: number;
  isThrifty: boolean;
}

const load = (name: SceneOn<'back'>) => SCENES[name].load();

function Stage({ plan, host, scene, resolution, isThrifty }: StageProps) {
  const start = useCallback(
    (app: PixiApplication, its: RendererPlan) =>
      startSceneStage(app, its, new BackSurface(app, host, isThrifty), load),
    [host, isThrifty],
  );
  return <SceneCanvas plan={plan} resolution={resolution} scene={scene} start={start} />;
}

/** Whether the person has replaced all colours; a drawn page would ignore that. */
function useForcedColors(): boolean {
  const query = useMemo(() => matchMedia('(forced-colors: active)'), []);
  const [isActive, setActive] = useState(query.matches);
  useEffect(() => {
    const follow = () => setActive(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [query]);
  return isActive;
}

function useThrift(): boolean {
  const [isThrifty, setThrifty] = useState(isDataSaverOn);
  useEffect(() => followPower(setThrifty), []);
  return isThrifty;
}

/** Device pixels for each CSS pixel, at most 2; follows zoom and a move to another screen. */
function useResolution(): number {
  const [ratio, setRatio] = useState(() => window.devicePixelRatio);
  useEffect(() => {
    const query = matchMedia(`(resolution: ${ratio}dppx)`);
    const follow = () => setRatio(window.devicePixelRatio);
    query.addEventListener('change', follow, { once: true });
    return () => query.removeEventListener('change', follow);
  }, [ratio]);
  return Math.min(MAX_RESOLUTION, ratio);
}
