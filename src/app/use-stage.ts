import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../platform/when-idle.ts';

let loaded: ComponentType | null = null;

/** The canvas stage, once the mirror has its first picture and the browser nothing better to do; null until then. */
export function useStageAfterMirror(): ComponentType | null {
  const [Stage, setStage] = useState<ComponentType | null>(() => loaded);
  useEffect(() => {
    // With colours of the person's own the mirror stays the page, and Pixi need not even be fetched.
    if (Stage || matchMedia('(forced-colors: active)').matches) return;
    const gone = new AbortController();
    whenFirstPosterCame(gone.signal, () =>
      whenIdle(() => {
        if (gone.signal.aborted) return;
        // Beside the stage, which would ask for it a round trip later.
        import('../stage/fetch-renderer.ts').then(
          ({ fetchRenderer }) => fetchRenderer(),
          () => undefined,
        );
        import('../stage/stage-host.tsx').then(
          ({ StageHost }) => {
            loaded = StageHost;
            if (!gone.signal.aborted) setStage(() => StageHost);
          },
          // Without the stage the mirror stays the page.
          () => undefined,
        );
      }, IDLE_MS),
    );
    return () => gone.abort();
  }, [Stage]);
  return Stage;
}

/** The curtain's first frames come before the stage's scripts. */
const IDLE_MS = 300;
/** Pictures that do not come keep the stage no longer than this. */
const PATIENCE_MS = 2_000;

/** From then on the line has room for the stage: the other posters come beside it. */
function whenFirstPosterCame(signal: AbortSignal, work: () => void): void {
  const heard = new AbortController();
  const end = () => {
    heard.abort();
    clearTimeout(timer);
  };
  const begin = () => {
    end();
    work();
  };
  const timer = setTimeout(begin, PATIENCE_MS);
  signal.addEventListener('abort', end, { once: true });
  document.addEventListener(
    'load',
    ({ target }) => target instanceof HTMLImageElement && target.src.includes('/posters/') && begin(),
    { capture: true, signal: heard.signal },
  );
}
