import { startTransition, useEffect, useState } from 'react';
import { onIdle } from '../../platform/on-idle.ts';
import { onMove } from './on-move.ts';

const MAX_MS = 1_500;
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
    if (isStageSettled) stops.push(onIdle(() => startTransition(grow), MAX_MS));
    return () => {
      for (const stop of stops) stop();
    };
  }, [isGrown, isStageSettled]);
  return isGrown;
}
