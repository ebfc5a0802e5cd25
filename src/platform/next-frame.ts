import { nextTask } from './next-task.ts';

/**
 * A browser that draws no frame by then has no window to draw it in. A slow phone, with the page still to be read, takes
 * more than 0.2 s for its first.
 */
const MAX_MS = 1_000;

/** Resolves once a frame has been painted, or when none is: what follows an animation frame's callback is that frame. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => void nextTask().then(resolve));
    setTimeout(resolve, MAX_MS);
  });
}
