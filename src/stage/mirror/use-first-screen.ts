import { startTransition, useEffect, useState } from 'react';
import { onIdle } from '../../platform/on-idle.ts';
import { planTurns, type RailTurns } from './image-turns.ts';

const MOVES = ['scroll', 'pointerdown', 'keydown'] as const;

/** Runs `work` at the first sign of a hand. @returns the function that stops listening */
function onMove(work: () => void): () => void {
  const heard = new AbortController();
  const { signal } = heard;
  for (const name of MOVES)
    addEventListener(name, work, { capture: true, passive: true, once: true, signal });
  return () => heard.abort();
}

/** The rest is rendered this long after the stage at the latest. */
const GROWTH_MS = 1_500;
let hasGrown = false;

/**
 * False for the first paint of a visit, which is only what the window shows: the rest of the lobby's links would
 * take three times as long. They are rendered when the browser is idle after the stage, or at once on a scroll.
 */
export function useGrowth(isStageSettled: boolean): boolean {
  const [isGrown, setGrown] = useState(hasGrown);
  useEffect(() => {
    if (isGrown) return;
    const grow = () => {
      hasGrown = true;
      setGrown(true);
    };
    const stops = [onMove(grow)];
    if (isStageSettled) stops.push(onIdle(() => startTransition(grow), GROWTH_MS));
    return () => {
      for (const stop of stops) stop();
    };
  }, [isGrown, isStageSettled]);
  return isGrown;
}

/** On a slow line the first screen and the stage's scripts need all of it for so long. */
const FIRST_SCREEN_MS = 8_000;

/**
 * The images of the first screen have the network for themselves until a scroll, or for some seconds:
 * browsers fetch lazy pictures several screens ahead.
 */
export function useImageTurns(windowHeight: number): (railTop: number) => RailTurns {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) return;
    const open = () => setOpen(true);
    const timer = setTimeout(open, FIRST_SCREEN_MS);
    const stop = onMove(open);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isOpen]);
  return (railTop) => planTurns(railTop, windowHeight, isOpen);
}
