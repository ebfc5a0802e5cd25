import { useEffect, useLayoutEffect, useState } from 'react';
import { after } from '../platform/clock.ts';
import { onIdle } from '../platform/on-idle.ts';
import { mirrorStore } from '../stage/mirror/mirror-store.ts';
import { markStageSettled, stageSettled } from '../stage/mirror/stage-settled.ts';
import { SCENES } from '../stage/scene-registry.ts';
import { isNearLine } from './first-window/near-line.ts';
import { loadLobbyFonts } from './fonts-together.ts';
import { SNAPSHOT_ID } from './snapshot/snapshot.ts';

type Stage = typeof import('../stage/stage-host.tsx').StageHost;

let loaded: Stage | null = null;
/** Ends the stage that has been started before the app; null where there is none. */
let endEarly: (() => void) | null = null;

/** The splash's first frames come before the stage's scripts. */
const IDLE_MS = 300;
/** Below a sheet that leaves a strip of it in sight the mirror is enough while the page is new. */
const BELOW_SHEET_MS = 5_000;
/** A stage that starts before the app has the page's thread for so long. */
const EARLY_MS = 300;
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
 * nothing else to do then, and nothing of what the player sees waits for it. On a near line they are there at once, and
 * the stage starts in that window: resolves when it stands, or has taken too long.
 */
export async function beginStageBeforeApp(): Promise<void> {
  if (isLeftOut() || !hasPoster()) return;
  fetchParts();
  const stage = loadStage();
  const lobby = Promise.resolve(SCENES.lobby.load());
  for (const part of [stage, lobby]) part.catch(ignore);
  loadLobbyFonts();
  const snapshot = document.getElementById(SNAPSHOT_ID);
  if (!snapshot || !isNearLine()) return;
  let isLate = false;
  const start = async () => {
    const parts = [import('../stage/lobby/early-stage.tsx'), import('./snapshot/save-snapshot.ts')] as const;
    const [{ startEarlyStage }, { saveSnapshot }] = await Promise.all([...parts, stage, lobby]);
    // The app starts one by itself.
    if (isLate || !snapshot.isConnected) return;
    endEarly = startEarlyStage(snapshot);
    if (!endEarly) return;
    await stageSettled;
    // At once: with its stage the first window may be left any moment.
    if (!isSaved) saveSnapshot(snapshot);
    isSaved = true;
    void drawPictures();
  };
  await Promise.race([start().catch(ignore), wait(EARLY_MS)]);
  isLate = true;
}

/** The app is there, and shows no lobby that could take the stage. */
export function endStageWithoutLobby(): void {
  if (!document.querySelector('#app [data-lobby]')) endEarlyStage();
}

function endEarlyStage(): void {
  endEarly?.();
  endEarly = null;
}

const wait = (ms: number) => new Promise<void>((done) => after(ms, done));

/** Beside the stage, which would ask for it a round trip later. Without either the mirror stays the page. */
function fetchParts(): void {
  import('../stage/fetch-renderer.ts').then(({ fetchRenderer }) => fetchRenderer()).catch(ignore);
}

let isSaved = false;

/** While the mirror has its images, and before the stage stands. */
function saveFirstWindow(): void {
  if (isSaved) return;
  isSaved = true;
  import('./snapshot/save-snapshot.ts')
    .then(({ saveSnapshot }) => saveSnapshot())
    .then(() => stageSettled)
    .then(drawPictures)
    .catch(ignore);
}

/** What the next visit shows is prepared when nothing of this one waits for it. */
const drawPictures = () =>
  import('./snapshot/drawings.ts').then(({ drawPictures }) => drawPictures()).catch(ignore);

/**
 * The canvas stage, once the mirror has painted and the browser is idle; null until then.
 * @param isBelow all but a strip of it is covered: it comes when the page has been quiet, or when that is left
 */
export function useStageAfterMirror(isBelow: boolean): Stage | null {
  const [Stage, setStage] = useState<Stage | null>(() => (endEarly ? null : loaded));
  // Before the next lobby asks for a place: a change of language brings one in the same commit.
  useLayoutEffect(() => endEarlyStage, []);
  useEffect(() => {
    if (isLeftOut()) return markStageSettled();
    if (endEarly) {
      if (!mirrorStore.getState().isStageShown) saveFirstWindow();
      return;
    }
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

const SETTLED_EVENTS = ['load', 'error'] as const;

/** From then on the line has room for the stage: the other posters come beside it. */
function onFirstPoster(work: () => void): void {
  const begin = () => {
    for (const type of SETTLED_EVENTS) document.removeEventListener(type, look, true);
    clearTimeout(timer);
    work();
  };
  const look = ({ target }: Event) => {
    if ((target as HTMLImageElement).src?.includes('/posters/')) begin();
  };
  const timer = setTimeout(begin, PATIENCE_MS);
  // They do not bubble, so the listener captures: on the document, as an image's event never reaches the window.
  for (const type of SETTLED_EVENTS) document.addEventListener(type, look, true);
}
