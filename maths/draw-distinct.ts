import type { RandomSource } from './random-source.ts';

/**
 * Different numbers of 0 to `size` - 1, in the order in which they are drawn: the first places of a partial shuffle. The
 * draw counted k from 0 is below `size` - k.
 */
export function drawDistinct(count: number, size: number, random: RandomSource): number[] {
  const numbers = Array.from({ length: size }, (_, at) => at);
  for (let at = 0; at < count; at += 1) {
    const other = at + random.integer(size - at);
    [numbers[at], numbers[other]] = [numbers[other] as number, numbers[at] as number];
  }
  return numbers.slice(0, count);
}
