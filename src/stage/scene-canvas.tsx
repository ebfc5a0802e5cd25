import 'pixi.js/unsafe-eval';
import { Application } from '@pixi/react';
import type { Application as PixiApplication } from 'pixi.js';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import type { RendererPlan } from './renderer-choice.ts';
import type { SceneStage } from './scene-stage.ts';

interface SceneCanvasProps<Name> {
  plan: RendererPlan;
  /** Device pixels for each CSS pixel. */
  resolution: number;
  /** The wanted scene. */
  scene: Name | null;
  /** Another function is another stage. */
  start: (app: PixiApplication, plan: RendererPlan) => SceneStage<Name>;
}

/** An application and the scenes on it: one for each surface. */
function Canvas<Name extends string>({ plan, resolution, scene, start }: SceneCanvasProps<Name>) {
  const [app, setApp] = useState<PixiApplication | null>(null);
  const [stage, setStage] = useState<SceneStage<Name> | null>(null);
  const onInit = useCallback((ready: PixiApplication) => setApp(ready), []);
  useEffect(() => {
    if (!app) return;
    const started = start(app, plan);
    setStage(started);
    return () => started.stop();
  }, [app, plan, start]);
  useEffect(() => stage?.show(scene), [stage, scene]);
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
}

export const SceneCanvas = memo(Canvas) as typeof Canvas;
