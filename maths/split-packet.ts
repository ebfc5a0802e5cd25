import { drawDistinct } from './draw-distinct.ts';
import type { RandomSource } from './random-source.ts';

/**
 * Splits points into pieces of at least one: each takes anything up to twice the average of what is left, and in the end all
 * are shuffled. So a piece is as good a prospect as any other, whoever comes first.
 * @throws RangeError where there are fewer points than pieces
 */
export function splitPacket(points: number, pieces: number, random: RandomSource): number[] {
  if (pieces < 1 || points < pieces) throw new RangeError(`${points} points do not make ${pieces} pieces`);
  const split: number[] = [];
  let left = points - pieces;
  for (let rest = pieces; rest > 1; rest -= 1) {
    const more = random.integer(Math.floor((2 * left) / rest) + 1);
    split.push(1 + more);
    left -= more;
  }
  split.push(1 + left);
  return drawDistinct(pieces, pieces, random).map((index) => split[index] ?? 0);
}
