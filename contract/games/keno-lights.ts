import * as z from 'zod/mini';
import { boundedArray, positiveCentsField } from '../call.ts';

/** Numbers of the board, 1 to 80, and how many of them are drawn. */
export const KENO_NUMBERS = 80;
export const KENO_DRAWN = 20;
/** Numbers that a player can choose. */
export const KENO_MAX_PICKS = 10;

const numberSchema = z.int().check(z.minimum(1), z.maximum(KENO_NUMBERS));

export const kenoBetSchema = z.strictObject({
  stake: positiveCentsField,
  numbers: boundedArray(numberSchema, 1, KENO_MAX_PICKS),
});
export type KenoBet = z.output<typeof kenoBetSchema>;

/** The result of a draw, the same for every bet. */
export const kenoResultSchema = z.object({
  /** In the order in which they were drawn. */
  drawn: z.array(numberSchema),
});
export type KenoResult = z.output<typeof kenoResultSchema>;

export const kenoOutcomeSchema = z.object({
  /** In the order in which they were drawn; none before the draw. */
  drawn: z.array(numberSchema),
  /** Chosen numbers that were drawn, in the order of the bet. */
  hits: z.array(numberSchema),
  /** What they return, in hundredths of the stake. */
  multiplier: z.int(),
});
export type KenoOutcome = z.output<typeof kenoOutcomeSchema>;
