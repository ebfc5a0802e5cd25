import * as z from 'zod/mini';
import { boundedArray, centsField } from '../call.ts';
import { indexField, stopsField, windowField } from './reels.ts';

const REELS = 5;
const ROWS = 4;
/** Every win begins on the left reel with a symbol of its own. */
const MAX_WINS = ROWS;
const MAX_FREE_SPINS = 12;

const spin = {
  stops: stopsField(REELS),
  window: windowField(REELS, ROWS),
  wins: boundedArray(
    z.object({
      symbol: indexField,
      /** Reels of the win, counted from the left. */
      count: indexField,
      ways: indexField,
      /** The multipliers of its tigers, multiplied; 1 without one. */
      multiplier: indexField,
      /** All of it is part of this. */
      pay: centsField,
    }),
    0,
    MAX_WINS,
  ),
};

/** What a spin decided; its bet is `slotBet`. */
export const jadeOutcomeSchema = z.object({
  ...spin,
  /** Free spins that follow within the round; empty without a feature. */
  freeSpins: boundedArray(z.object({ ...spin, pay: centsField }), 0, MAX_FREE_SPINS),
});
export type JadeOutcome = z.output<typeof jadeOutcomeSchema>;
