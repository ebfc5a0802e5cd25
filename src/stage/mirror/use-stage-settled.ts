import { useEffect, useState } from 'react';
import { after } from '../../platform/clock.ts';
import { stageSettled } from './stage-settled.ts';

/** A stage that takes longer keeps nothing waiting. */
const PATIENCE_MS = 4_000;
let hasSettled = false;
let waiting: Promise<void> | null = null;

/** Whether the stage has taken over, or none will, or it takes too long: from then on what lies below may be rendered. */
export function useStageSettled(): boolean {
  const [isSettled, setSettled] = useState(hasSettled);
  useEffect(() => {
    if (isSettled) return;
    let isGone = false;
    waiting ??= Promise.race([stageSettled, new Promise<void>((done) => after(PATIENCE_MS, done))]);
    void waiting.then(() => {
      hasSettled = true;
      if (!isGone) setSettled(true);
    });
    return () => {
      isGone = true;
    };
  }, [isSettled]);
  return isSettled;
}
