import * as z from 'zod/mini';
import { boundedArray, centsField } from '../call.ts';
import { waysSpin } from './reels.ts';

const ROWS = 3;
/** Every win begins on the left reel with a symbol of its own; oysters pay beside them. */
const MAX_WINS = ROWS + 1;
const MAX_FREE_SPINS = 12;

const spin = waysSpin(5, ROWS, MAX_WINS);

/** What a spin decided; its bet is `slotBet`. */
export const pearlOutcomeSchema = z.object({
  ...spin,
  /** Free spins that follow within the round; empty without a feature. */
  freeSpins: boundedArray(z.object({ ...spin, pay: centsField }), 0, MAX_FREE_SPINS),
});
export type PearlOutcome = z.output<typeof pearlOutcomeSchema>;
