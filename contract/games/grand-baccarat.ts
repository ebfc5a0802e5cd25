import * as z from 'zod/mini';
import { cardField } from './cards.ts';
import { paidSpots } from './placed-bets.ts';

export const BACCARAT_SPOTS = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;
export type BaccaratSpot = (typeof BACCARAT_SPOTS)[number];

const hand = z.object({
  /** Two cards, or three, in the order in which they were dealt. */
  cards: z.array(cardField),
  points: z.int().check(z.minimum(0), z.maximum(9)),
});

export const baccaratOutcome = z.object({ player: hand, banker: hand, wins: paidSpots });
export type BaccaratOutcome = z.output<typeof baccaratOutcome>;
