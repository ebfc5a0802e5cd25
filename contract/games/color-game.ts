import * as z from 'zod/mini';
import { paidSpotsSchema } from './placed-bets.ts';

/** The faces of a die, in the order of its draw. */
export const COLORS = ['yellow', 'white', 'pink', 'blue', 'red', 'green'] as const;
const colorSchema = z.enum(COLORS);

/** The three dice as they were drawn, and what they pay. */
export const colorOutcomeSchema = z.object({
  dice: z.tuple([colorSchema, colorSchema, colorSchema]),
  wins: paidSpotsSchema,
});
export type ColorOutcome = z.output<typeof colorOutcomeSchema>;
