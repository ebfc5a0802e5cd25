import { AIRSHIP_MAX, AIRSHIP_START } from '../../contract/games/airship.ts';

/** The multiplier doubles in this time. */
export const DOUBLING_MS = 10_000;

/** The multiplier after this time of a flight, floored to hundredths. It says when, never whether, a flight ends. */
export function multiplierAt(elapsedMs: number): number {
  return Math.min(Math.floor(AIRSHIP_START * 2 ** (elapsedMs / DOUBLING_MS)), AIRSHIP_MAX);
}

/** The first whole millisecond at which a flight has a multiplier. @param multiplier hundredths, up to the maximum */
export function reachedAfterMs(multiplier: number): number {
  let after = Math.max(Math.floor(Math.log2(multiplier / AIRSHIP_START) * DOUBLING_MS) - 1, 0);
  while (multiplierAt(after) < multiplier) after += 1;
  return after;
}
