import * as z from 'zod/mini';
import { boundedArray, centsField } from '../call.ts';
import { indexField, stopsField, windowField } from './reels.ts';

const REELS = 5;
const ROWS = 3;
/** Every win begins on the left reel with a symbol of its own; oysters pay beside them. */
const MAX_WINS = ROWS + 1;
const MAX_FREE_SPINS = 12;

const spin = {
  stops: stopsField(REELS),
  window: windowField(REELS, ROWS),
  wins: boundedArray(
    z.object({
      symbol: indexField,
      /** Reels of the win, counted from the left; oysters, wherever they are. */
      count: indexField,
      /** 1 for oysters. */
      ways: indexField,
      /** All of it is part of this. */
      pay: centsField,
    }),
    0,
    MAX_WINS,
  ),
};

/** What a spin decided; its bet is `slotBet`. */
export const pearlOutcomeSchema = z.object({
  ...spin,
  /** Free spins that follow within the round; empty without a feature. */
  freeSpins: boundedArray(z.object({ ...spin, pay: centsField }), 0, MAX_FREE_SPINS),
});
export type PearlOutcome = z.output<typeof pearlOutcomeSchema>;
