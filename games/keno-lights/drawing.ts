import { KENO_DRAWN } from '../../contract/games/keno-lights.ts';

/** From one call to the next. Twenty of them and a look at the end fit into the rest between two rounds. */
export const CALL_MS = 520;
/** From the end of bets to the first call: the bets that were on their way have arrived. */
const FIRST_CALL_MS = 700;

/** How many numbers are called so long after the draw. */
export function calledAfter(elapsedMs: number): number {
  if (elapsedMs < FIRST_CALL_MS) return 0;
  return Math.min(KENO_DRAWN, 1 + Math.floor((elapsedMs - FIRST_CALL_MS) / CALL_MS));
}

/** How long after the draw a number is called. @param order from 1 */
export const callAt = (order: number): number => FIRST_CALL_MS + (order - 1) * CALL_MS;
