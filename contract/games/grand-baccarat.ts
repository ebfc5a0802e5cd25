import * as z from 'zod/mini';
import { cardField } from './cards.ts';
import { paidSpotsSchema } from './placed-bets.ts';

export const BACCARAT_SPOTS = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;
export type BaccaratSpot = (typeof BACCARAT_SPOTS)[number];

const handSchema = z.object({
  /** Two cards, or three, in the order in which they were dealt. */
  cards: z.array(cardField),
  points: z.int().check(z.minimum(0), z.maximum(9)),
});

export const baccaratOutcomeSchema = z.object({
  player: handSchema,
  banker: handSchema,
  wins: paidSpotsSchema,
});
export type BaccaratOutcome = z.output<typeof baccaratOutcomeSchema>;
