import * as z from 'zod/mini';
import { boundedArray, centsField } from '../call.ts';
import { waysSpin } from './reels.ts';

const ROWS = 3;
/** Each re-spin but the last holds one reel more; masks are on three. */
const MAX_RESPINS = 3;

/**
 * A held reel keeps the stop that it came with. The window is as the reels rest, before masks open: a held reel shows masks in
 * every row. Wins are those with every reel that shows a mask full of them; each begins on the left reel with a symbol of its own.
 */
const spin = waysSpin(5, ROWS, ROWS);

/** What a spin decided; its bet is `slotBet`. */
export const masqueOutcomeSchema = z.object({
  ...spin,
  /** Re-spins that follow within the round; empty without a mask. */
  respins: boundedArray(z.object({ ...spin, pay: centsField }), 0, MAX_RESPINS),
});
export type MasqueOutcome = z.output<typeof masqueOutcomeSchema>;
