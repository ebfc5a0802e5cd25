import * as z from 'zod/mini';
import { paidSpotsSchema } from './placed-bets.ts';

/** Where the ball lies, 0 to 36, and what it pays. */
export const rouletteOutcomeSchema = z.object({
  number: z.int().check(z.minimum(0), z.maximum(36)),
  wins: paidSpotsSchema,
});
export type RouletteOutcome = z.output<typeof rouletteOutcomeSchema>;
