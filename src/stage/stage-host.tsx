import 'pixi.js/unsafe-eval';
import { Application } from '@pixi/react';
import type { Application as PixiApplication } from 'pixi.js';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { localKeys } from '../platform/key-values.ts';
import { sparesData } from '../platform/savings.ts';
import { preferencesStore } from '../session/preferences-store.ts';
import { followPower } from './follow-power.ts';
import { startLobbyStage } from './lobby-stage.ts';
import { mirrorStore } from './mirror/mirror-store.ts';
import { markStageSettled } from './mirror/stage-settled.ts';
import { planRenderer, RENDERER_KEY, type RendererPlan, readGraphics, readWish } from './renderer-choice.ts';

const MOST_RESOLUTION = 2;

/** The canvas in the page. Mounted after the mirror; where no renderer starts it mounts nothing. */
export function StageHost() {
  const host = useStore(mirrorStore, (state) => state.host);
  const hasLayout = useStore(mirrorStore, (state) => state.layout !== null && state.layout.height > 0);
  const isCalm = useStore(preferencesStore, (state) => state.isMotionReduced);
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
  if (!plan || !host || !hasLayout) return null;
  // Another density, another motion: another stage, while the mirror is the page.
  return createPortal(
    <Stage
      key={`${resolution}:${isCalm}:${isThrifty}`}
      plan={plan}
      host={host}
      resolution={resolution}
      isThrifty={isThrifty}
    />,
    host,
  );
}

interface StageProps {
  plan: RendererPlan;
  host: HTMLElement;
  resolution: number;
  isThrifty: boolean;
}

const Stage = memo(function Stage({ plan, host, resolution, isThrifty }: StageProps) {
  const [app, setApp] = useState<PixiApplication | null>(null);
  const onInit = useCallback((ready: PixiApplication) => setApp(ready), []);
  useEffect(() => {
    if (!app) return;
    return startLobbyStage(app, plan, host, {
      isThrifty,
      onStarted(parts) {
        if (new URLSearchParams(location.search).get('probe') !== '1') return;
        void import('./probe.ts').then(({ installProbe }) => installProbe(parts));
      },
    });
  }, [app, plan, host, isThrifty]);
  // The application is set up once; a new element each render would be compared by React each time.
  return useMemo(
    () => (
      <Application
        onInit={onInit}
        // The binding's types do not know Pixi's newest renderer yet.
        preference={plan.kind as 'webgl'}
        resolution={resolution}
        width={1}
        height={1}
        autoStart={false}
        sharedTicker={false}
        autoDensity
        antialias={false}
        backgroundAlpha={0}
        skipExtensionImports
        eventMode="none"
      />
    ),
    [onInit, plan.kind, resolution],
  );
});

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
  const [isThrifty, setThrifty] = useState(sparesData);
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
  return Math.min(MOST_RESOLUTION, ratio);
}
