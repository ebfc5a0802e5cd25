import { stripsOf } from './slot-numbers.ts';
import type { FirstWindow, SpinShow } from './slot-page.ts';

/**
 * Reels that turn and stop.
 * @param firstStops where they stand before the first spin: a window that pays nothing, so that nothing is promised
 */
export const turningReels = <Outcome extends FirstWindow>(
  firstStops: readonly number[],
): SpinShow<Outcome> => ({
  strips: (slot) => stripsOf(slot),
  firstStops,
  firstOf: (outcome) => outcome,
});
