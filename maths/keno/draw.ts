import { KENO_DRAWN, KENO_NUMBERS } from '../../contract/games/keno-lights.ts';
import { drawDistinct } from '../draw-distinct.ts';
import type { RandomSource } from '../random-source.ts';

/** Twenty different numbers of 1 to 80, in the order in which they are drawn. */
export function drawKeno(random: RandomSource): number[] {
  return drawDistinct(KENO_DRAWN, KENO_NUMBERS, random).map((number) => number + 1);
}
