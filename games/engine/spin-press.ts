import { SPIN_DEBOUNCE_MS } from '../../contract/limits.ts';

export interface SpinPress {
  press(): void;
  /** The button has just become another one: a press that was meant for the one before must not stake. */
  becomeAnother(): void;
}

/**
 * Accepts one press and ignores those that follow within 300 ms: a trembling finger or a double tap means one
 * stake. `now` in milliseconds.
 */
export function debouncePress(press: () => void, now: () => number): SpinPress {
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    press() {
      const at = now();
      const isEcho = at - lastAt < SPIN_DEBOUNCE_MS;
      lastAt = at;
      if (!isEcho) press();
    },
    becomeAnother() {
      lastAt = now();
    },
  };
}
