import { createHash } from 'node:crypto';
import { drawLottery, ticketsOf } from '../../../maths/lottery.ts';

/** How often each number came up in so many draws, each with a seed of its own as on the server. */
export function countNumbers(digits: number, draws: number): number[] {
  const counts = Array.from({ length: ticketsOf(digits) }, () => 0);
  for (let index = 0; index < draws; index += 1) {
    const seed = createHash('sha256').update(`lottery draw ${index}`).digest('hex');
    const number = drawLottery(digits, seed, 'mixed-seed');
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

/** Of equally likely numbers, with the chance of a larger one where they are (Wilson and Hilferty). */
export function numberChiSquare(counts: readonly number[]): { chiSquare: number; p: number } {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const free = counts.length - 1;
  const normal = (Math.cbrt(chiSquare / free) - (1 - 2 / (9 * free))) / Math.sqrt(2 / (9 * free));
  return { chiSquare, p: upperTail(normal) };
}

/** The chance that a standard normal value is above `z` (Abramowitz and Stegun 7.1.26, error below 2e-7). */
function upperTail(z: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(z)) / Math.SQRT2);
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (series * Math.exp((-z * z) / 2)) / 2;
  return z >= 0 ? tail : 1 - tail;
}
