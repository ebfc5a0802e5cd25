import { useEffect, useState } from 'react';
import { planTurns, type RailTurns } from './image-turns.ts';
import { onMove } from './on-move.ts';

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
