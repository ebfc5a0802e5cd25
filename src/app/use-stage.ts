import { useEffect, useState } from 'react';
import { nextTask } from '../platform/next-task.ts';
import { onIdle } from '../platform/on-idle.ts';
import { markStageSettled } from '../stage/mirror/stage-settled.ts';

type Stage = typeof import('../stage/stage-host.tsx').StageHost;

let loaded: Stage | null = null;

/** The splash's first frames come before the stage's scripts. */
const IDLE_MS = 300;
/** Images that do not load delay the stage no longer than this. */
const PATIENCE_MS = 2_000;

/** The canvas stage, once the mirror has painted and the browser is idle; null until then. */
export function useStageAfterMirror(): Stage | null {
  const [Stage, setStage] = useState<Stage | null>(() => loaded);
  useEffect(() => {
    // With colours of the person's own the mirror stays the page, and Pixi need not even be fetched.
    if (Stage) return;
    if (matchMedia('(forced-colors: active)').matches) return markStageSettled();
    let isGone = false;
    const load = () => {
      if (isGone) return;
      // While the mirror has its images, and before the stage's scripts run.
      import('./snapshot/save-snapshot.ts').then(({ saveSnapshot }) => saveSnapshot()).catch(ignore);
      // Beside the stage, which would ask for it a round trip later. Without either the mirror stays the page.
      import('../stage/fetch-renderer.ts').then(({ fetchRenderer }) => fetchRenderer()).catch(ignore);
      import('../stage/stage-host.tsx')
        .then(({ StageHost }) => {
          loaded = StageHost;
          if (!isGone) setStage(() => StageHost);
        })
        .catch(ignore);
    };
    if (hasPoster()) void nextTask().then(load);
    else onFirstPoster(() => onIdle(load, IDLE_MS));
    return () => {
      isGone = true;
    };
  }, [Stage]);
  return Stage;
}

const ignore = () => undefined;

/** The first window has fetched its posters already: then the stage is all that the line has left to do. */
const hasPoster = () =>
  [...document.images].some(({ complete, naturalWidth, src }) => complete && naturalWidth > 0 && src.includes('/posters/'));

/** From then on the line has room for the stage: the other posters come beside it. */
function onFirstPoster(work: () => void): void {
  const begin = () => {
    document.removeEventListener('load', look, true);
    clearTimeout(timer);
    work();
  };
  const look = ({ target }: Event) => {
    if ((target as HTMLImageElement).src?.includes('/posters/')) begin();
  };
  const timer = setTimeout(begin, PATIENCE_MS);
  // It does not bubble, so the listener captures: on the document, as an image's event never reaches the window.
  document.addEventListener('load', look, true);
}
