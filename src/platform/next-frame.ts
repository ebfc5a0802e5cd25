import { nextTask } from './next-task.ts';

/** A browser that draws no frame by then has no window to draw it in. */
const MAX_MS = 150;

/** Resolves once a frame has been painted, or when none is: what follows an animation frame's callback is that frame. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => void nextTask().then(resolve));
    setTimeout(resolve, MAX_MS);
  });
}
