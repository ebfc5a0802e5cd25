import * as z from 'zod/mini';
import { boundedArray, centsField } from '../call.ts';
import { indexField, stopsField, windowField } from './reels.ts';

const REELS = 5;
const ROWS = 3;
const CELLS = REELS * ROWS;
/** Lines of the game, so no spin has more wins. */
const MAX_WINS = 10;
/** Nine empty cells at first, and the last of three spins brings one coin each time. */
const MAX_RESPINS = 27;

/** A coin on the grid; cells are counted down each reel, from the left. */
const coinSchema = z.object({ cell: indexField, pay: centsField });

const holdSchema = z.object({
  respins: boundedArray(
    z.object({
      coins: boundedArray(coinSchema, 0, CELLS),
      /** Spins left after this one. */
      left: indexField,
    }),
    0,
    MAX_RESPINS,
  ),
  isFull: z.boolean(),
  /** Every coin on the grid, the multipliers of full reels and the prize of a full grid. */
  pay: centsField,
});

/** What a spin decided; its bet is `slotBet`. */
export const rushOutcomeSchema = z.object({
  stops: stopsField(REELS),
  window: windowField(REELS, ROWS),
  wins: boundedArray(
    z.object({
      line: indexField,
      symbol: indexField,
      /** Reels of the win, counted from the left. */
      count: indexField,
      pay: centsField,
    }),
    0,
    MAX_WINS,
  ),
  /** Coins of the window. They pay only when there are enough of them for hold and spin. */
  coins: boundedArray(coinSchema, 0, CELLS),
  /** Hold and spin, which follows within the round; null without it. */
  hold: z.nullable(holdSchema),
});
export type RushOutcome = z.output<typeof rushOutcomeSchema>;
