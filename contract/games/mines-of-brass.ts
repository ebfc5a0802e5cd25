import * as z from 'zod/mini';
import { positiveCentsField } from '../call.ts';

/** Cells of the field, five rows of five, counted from the upper left. */
export const MINES_CELLS = 25;

const cellSchema = z.int().check(z.minimum(0), z.maximum(MINES_CELLS - 1));

export const minesBetSchema = z.strictObject({
  stake: positiveCentsField,
  mines: z.int().check(z.minimum(1), z.maximum(MINES_CELLS - 1)),
});
export type MinesBet = z.output<typeof minesBetSchema>;

export const minesActSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open'), cell: cellSchema }),
  z.strictObject({ kind: z.literal('cashOut') }),
]);
export type MinesAct = z.output<typeof minesActSchema>;

export const minesOutcomeSchema = z.object({
  /** Cells in the order in which they were opened. */
  opened: z.array(cellSchema),
  /** What cashing out returns now, in hundredths of the stake; 0 before the first cell and after a mine. */
  multiplier: z.int(),
  /** The same after one more safe cell; null once the round is over. */
  nextMultiplier: z.nullable(z.int()),
  /** Ascending; null until the round is over. */
  mines: z.nullable(z.array(cellSchema)),
});
export type MinesOutcome = z.output<typeof minesOutcomeSchema>;
