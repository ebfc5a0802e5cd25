import * as z from 'zod/mini';
import { positiveCentsField } from '../call.ts';

export const PLINKO_ROWS = [8, 12, 16] as const;
export const PLINKO_RISKS = ['low', 'medium', 'high'] as const;

export const plinkoBetSchema = z.strictObject({
  stake: positiveCentsField,
  rows: z.literal(PLINKO_ROWS),
  risk: z.enum(PLINKO_RISKS),
});
export type PlinkoBet = z.output<typeof plinkoBetSchema>;

export const plinkoOutcomeSchema = z.object({
  /** Row by row from the top: 0 to the left of the pin, 1 to the right. */
  path: z.array(z.union([z.literal(0), z.literal(1)])),
  /** The slot below the last row, counted from the left: the number of steps to the right. */
  slot: z.int(),
  /** What the slot returns, in hundredths of the stake. */
  multiplier: z.int(),
});
export type PlinkoOutcome = z.output<typeof plinkoOutcomeSchema>;
