import * as z from 'zod/mini';
import { boundedArray, centsField } from '../call.ts';
import { indexField, windowField } from './reels.ts';

const REELS = 6;
const ROWS = 5;
/** A win takes nine cells of thirty, so three symbols can win at once. */
const MAX_WINS = 3;
/** After the last window nothing falls any more. */
const MAX_WINDOWS = 8;

/** A window at rest. All cells of its winning symbols fall out, and the next window stands on what is left. */
const restingWindowSchema = z.object({
  window: windowField(REELS, ROWS),
  wins: boundedArray(
    z.object({
      symbol: indexField,
      /** Cells of the symbol, wherever they are. */
      count: indexField,
      /** With the window's multiplier. */
      pay: centsField,
    }),
    0,
    MAX_WINS,
  ),
  /** What this window's wins are multiplied by; it grows with each fall. */
  multiplier: indexField,
  /** All wins of this window. */
  pay: centsField,
});

/** What a spin decided; its bet is `slotBet`. */
export const serpentOutcomeSchema = z.object({
  /** The dealt window first; each later one after a fall. Only the last one may have no wins. */
  windows: boundedArray(restingWindowSchema, 1, MAX_WINDOWS),
});
export type SerpentOutcome = z.output<typeof serpentOutcomeSchema>;
