import * as z from 'zod/mini';
import { boundedArray, centsField } from '../call.ts';
import { indexField, stopsField, windowField } from './reels.ts';

const REELS = 5;
const ROWS = 3;
/** Every win begins on the left reel with a symbol of its own. */
const MAX_WINS = ROWS;
/** Each re-spin but the last holds one reel more; masks are on three. */
const MAX_RESPINS = 3;

const spin = {
  /** A held reel keeps the stop that it came with. */
  stops: stopsField(REELS),
  /** As the reels rest, before masks open: a held reel shows masks in every row. */
  window: windowField(REELS, ROWS),
  /** With every reel that shows a mask full of them. */
  wins: boundedArray(
    z.object({
      symbol: indexField,
      /** Reels of the win, counted from the left. */
      count: indexField,
      ways: indexField,
      /** All of it is part of this. */
      pay: centsField,
    }),
    0,
    MAX_WINS,
  ),
};

/** What a spin decided; its bet is `slotBet`. */
export const masqueOutcomeSchema = z.object({
  ...spin,
  /** Re-spins that follow within the round; empty without a mask. */
  respins: boundedArray(z.object({ ...spin, pay: centsField }), 0, MAX_RESPINS),
});
export type MasqueOutcome = z.output<typeof masqueOutcomeSchema>;
