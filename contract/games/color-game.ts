import * as z from 'zod/mini';
import { paidSpots } from './placed-bets.ts';

/** The faces of a die, in the order of its draw. */
export const COLORS = ['yellow', 'white', 'pink', 'blue', 'red', 'green'] as const;
const color = z.enum(COLORS);

/** The three dice as they were drawn, and what they pay. */
export const colorOutcome = z.object({ dice: z.tuple([color, color, color]), wins: paidSpots });
export type ColorOutcome = z.output<typeof colorOutcome>;
