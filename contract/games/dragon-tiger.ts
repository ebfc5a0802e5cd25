import * as z from 'zod/mini';
import { cardField } from './cards.ts';
import { paidSpotsSchema } from './placed-bets.ts';

export const DRAGON_TIGER_SPOTS = ['dragon', 'tiger', 'tie', 'suitedTie'] as const;
export type DragonTigerSpot = (typeof DRAGON_TIGER_SPOTS)[number];

/** The two cards, the dragon's dealt first, whose is higher, and what they pay. */
export const dragonTigerOutcomeSchema = z.object({
  dragon: cardField,
  tiger: cardField,
  winner: z.enum(['dragon', 'tiger', 'tie']),
  wins: paidSpotsSchema,
});
export type DragonTigerOutcome = z.output<typeof dragonTigerOutcomeSchema>;
