import { KENO_DRAWN, KENO_NUMBERS } from '../../contract/games/keno-lights.ts';
import type { RandomSource } from '../random-source.ts';

/** Twenty different numbers of 1 to 80, in the order in which they are drawn: the first places of a partial shuffle. */
export function drawKeno(random: RandomSource): number[] {
  const numbers = Array.from({ length: KENO_NUMBERS }, (_, at) => at + 1);
  for (let at = 0; at < KENO_DRAWN; at += 1) {
    const other = at + random.integer(KENO_NUMBERS - at);
    [numbers[at], numbers[other]] = [numbers[other] as number, numbers[at] as number];
  }
  return numbers.slice(0, KENO_DRAWN);
}
