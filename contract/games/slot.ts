import * as z from 'zod/mini';
import { centsField, positiveCentsField } from '../call.ts';

export const slotBetSchema = z.strictObject({ stake: positiveCentsField });
export type SlotBet = z.output<typeof slotBetSchema>;

const slotSymbolsSchema = z.array(z.int());
const slotWinsSchema = z.array(z.object({ line: z.int(), symbol: z.int(), count: z.int(), pay: centsField }));

/** What a spin decided. Positions are rows of the window, top row 0, left reel first. */
export const slotOutcomeSchema = z.object({
  /** Reel stops: the index of the top visible symbol on each strip. */
  stops: z.array(z.int()),
  /** The window by reel: 5 lists of 3 symbol ids. */
  window: z.array(slotSymbolsSchema),
  wins: slotWinsSchema,
  /** Free spins that follow within the round, each with its own outcome; empty without a feature. */
  freeSpins: z.array(
    z.object({
      stops: z.array(z.int()),
      window: z.array(slotSymbolsSchema),
      wins: slotWinsSchema,
      multiplier: z.int(),
      pay: centsField,
    }),
  ),
});
export type SlotOutcome = z.output<typeof slotOutcomeSchema>;
