import * as z from 'zod/mini';
import { boundedArray, centsField } from '../call.ts';
import { indexField, stopsField, windowField } from './reels.ts';

const REELS = 3;
const ROWS = 3;
/** Lines of the game, so no spin has more wins. */
const MAX_WINS = 5;

/** What a spin decided; its bet is `slotBet`. */
export const orchardOutcomeSchema = z.object({
  stops: stopsField(REELS),
  window: windowField(REELS, ROWS),
  wins: boundedArray(
    z.object({
      line: indexField,
      symbol: indexField,
      /** Reels of the win, counted from the left. */
      count: indexField,
      /** 2 for each golden apple among them, multiplied: 1, 2 or 4. */
      multiplier: indexField,
      /** The multiplier is part of it. */
      pay: centsField,
    }),
    0,
    MAX_WINS,
  ),
});
export type OrchardOutcome = z.output<typeof orchardOutcomeSchema>;
