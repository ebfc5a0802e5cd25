import * as z from 'zod/mini';
import { boundedArray, centsField } from '../call.ts';
import { indexField, stopsField, windowField } from './reels.ts';

const REELS = 5;
const ROWS = 3;
/** Lines of the game, so no spin has more wins. */
const MAX_WINS = 20;

/** What a spin decided; its bet is `slotBet`. The window is the one that the reels show before swordsmen open. */
export const samuraiOutcomeSchema = z.object({
  stops: stopsField(REELS),
  window: windowField(REELS, ROWS),
  wins: boundedArray(
    z.object({
      line: indexField,
      symbol: indexField,
      /** Reels of the win, counted from the left. */
      count: indexField,
      /** 2 for each opened reel among them, multiplied: 1, 2, 4 or 8. */
      multiplier: indexField,
      /** The multiplier is part of it. */
      pay: centsField,
    }),
    0,
    MAX_WINS,
  ),
});
export type SamuraiOutcome = z.output<typeof samuraiOutcomeSchema>;
