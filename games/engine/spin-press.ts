import { SPIN_DEBOUNCE_MS } from '../../contract/limits.ts';

/**
 * Accepts one press and ignores those that follow within 300 ms: a trembling finger or a double tap means one
 * stake. `now` in milliseconds.
 */
export function debouncePress(press: () => void, now: () => number): () => void {
  let lastAt = Number.NEGATIVE_INFINITY;
  return () => {
    const at = now();
    const isEcho = at - lastAt < SPIN_DEBOUNCE_MS;
    lastAt = at;
    if (!isEcho) press();
  };
}
