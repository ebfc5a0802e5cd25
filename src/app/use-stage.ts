import { useEffect, useState } from 'react';
import { after } from '../platform/clock.ts';
import { onIdle } from '../platform/on-idle.ts';
import { markStageSettled } from '../stage/mirror/stage-settled.ts';
import { SCENES } from '../stage/scene-registry.ts';
import { loadLobbyFonts } from './fonts-together.ts';

type Stage = typeof import('../stage/stage-host.tsx').StageHost;

let loaded: Stage | null = null;

/** The splash's first frames come before the stage's scripts. */
const IDLE_MS = 300;
/** Below a sheet that leaves a strip of it in sight the mirror is enough while the page is new. */
const BELOW_SHEET_MS = 5_000;
/** Images that do not load delay the stage no longer than this. */
const PATIENCE_MS = 2_000;

/** With colours of the person's own the mirror stays the page, and Pixi need not even be fetched. */
const isLeftOut = () => matchMedia('(forced-colors: active)').matches;

let loading: Promise<Stage> | null = null;

function loadStage(): Promise<Stage> {
  loading ??= import('../stage/stage-host.tsx').then(({ StageHost }) => {
    loaded = StageHost;
    return StageHost;
  });
  // A chunk that did not come may be requested again.
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/**
 * Evaluates the stage's scripts before the app is rendered, where the first window stands already: the line has
 * nothing else to do then, and nothing of what the player sees waits for it.
 */
export function beginStageBeforeApp(): void {
  if (isLeftOut() || !hasPoster()) return;
  fetchParts();
  loadStage().catch(ignore);
  Promise.resolve(SCENES.lobby.load()).catch(ignore);
  loadLobbyFonts();
}

/** Beside the stage, which would ask for it a round trip later. Without either the mirror stays the page. */
function fetchParts(): void {
  import('../stage/fetch-renderer.ts').then(({ fetchRenderer }) => fetchRenderer()).catch(ignore);
}

let isSaved = false;

/** While the mirror has its images, and before the stage stands. */
function saveFirstWindow(): void {
  if (isSaved) return;
  isSaved = true;
  import('./snapshot/save-snapshot.ts').then(({ saveSnapshot }) => saveSnapshot()).catch(ignore);
}

/**
 * The canvas stage, once the mirror has painted and the browser is idle; null until then.
 * @param isBelow all but a strip of it is covered: it comes when the page has been quiet, or when that is left
 */
export function useStageAfterMirror(isBelow: boolean): Stage | null {
  const [Stage, setStage] = useState<Stage | null>(() => loaded);
  useEffect(() => {
    if (isLeftOut()) return markStageSettled();
    let isGone = false;
    let stop = () => {};
    const load = () => {
      if (isGone) return;
      saveFirstWindow();
      fetchParts();
      loadStage()
        .then((Host) => {
          if (!isGone) setStage(() => Host);
        })
        .catch(ignore);
    };
    if (Stage) saveFirstWindow();
    else if (loading) load();
    else if (isBelow) stop = after(BELOW_SHEET_MS, () => onIdle(load, BELOW_SHEET_MS));
    else if (hasPoster()) onIdle(load, IDLE_MS);
    else onFirstPoster(() => onIdle(load, IDLE_MS));
    return () => {
      isGone = true;
      stop();
    };
  }, [Stage, isBelow]);
  return Stage;
}

/** The first window has its posters, or will not have them: without a network nothing is to be waited for. */
const hasPoster = () =>
  [...document.images].some(({ complete, src }) => complete && src.includes('/posters/'));

const ignore = () => undefined;

const SETTLED = ['load', 'error'] as const;

/** From then on the line has room for the stage: the other posters come beside it. */
function onFirstPoster(work: () => void): void {
  const begin = () => {
    for (const type of SETTLED) document.removeEventListener(type, look, true);
    clearTimeout(timer);
    work();
  };
  const look = ({ target }: Event) => {
    if ((target as HTMLImageElement).src?.includes('/posters/')) begin();
  };
  const timer = setTimeout(begin, PATIENCE_MS);
  // They do not bubble, so the listener captures: on the document, as an image's event never reaches the window.
  for (const type of SETTLED) document.addEventListener(type, look, true);
}
