import * as z from 'zod/mini';
import { paidSpots } from './placed-bets.ts';

/** Where the ball lies, 0 to 36, and what it pays. */
export const rouletteOutcome = z.object({
  number: z.int().check(z.minimum(0), z.maximum(36)),
  wins: paidSpots,
});
export type RouletteOutcome = z.output<typeof rouletteOutcome>;
