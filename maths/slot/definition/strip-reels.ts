import { windowAt } from '../window.ts';
import type { StripReels } from './slot-definition.ts';

/** Reels of strips. A spin draws a stop for each, from the left. */
export const stripReels = (sets: StripReels['sets']): StripReels => ({
  kind: 'strips',
  sets,
  draw(set, { rows }, random) {
    const strips = sets[set] ?? sets.base;
    const stops = strips.map((strip) => random.integer(strip.length));
    return { stops, window: windowAt(strips, stops, rows) };
  },
});
