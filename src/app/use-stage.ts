import { type ComponentType, useEffect, useState } from 'react';

let loaded: ComponentType | null = null;

/** The canvas stage, once the mirror stands and the browser has nothing better to do; null until then. */
export function useStageAfterMirror(): ComponentType | null {
  const [Stage, setStage] = useState<ComponentType | null>(() => loaded);
  useEffect(() => {
    // With colours of the person's own the mirror stays the page, and Pixi need not even be fetched.
    if (Stage || matchMedia('(forced-colors: active)').matches) return;
    let isGone = false;
    const load = () => {
      import('../stage/stage-host.tsx').then(
        ({ StageHost }) => {
          loaded = StageHost;
          if (!isGone) setStage(() => StageHost);
        },
        // Without the stage the mirror stays the page.
        () => undefined,
      );
    };
    const cancel = whenIdle(load);
    return () => {
      isGone = true;
      cancel();
    };
  }, [Stage]);
  return Stage;
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, 300);
  return () => clearTimeout(timer);
}
