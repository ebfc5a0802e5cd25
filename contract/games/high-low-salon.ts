import * as z from 'zod/mini';
import { positiveCentsField } from '../call.ts';
import { cardField } from './cards.ts';

/** Right guesses that end a round with its win. */
export const HIGH_LOW_MAX_GUESSES = 12;
/** Cards that a player may pass over in a round. */
export const HIGH_LOW_MAX_SKIPS = 5;

const HIGH_LOW_GUESSES = ['higher', 'lower', 'same'] as const;
export type HighLowGuess = (typeof HIGH_LOW_GUESSES)[number];

export const highLowBetSchema = z.strictObject({ stake: positiveCentsField });
export type HighLowBet = z.output<typeof highLowBetSchema>;

export const highLowActSchema = z.strictObject({ kind: z.enum([...HIGH_LOW_GUESSES, 'skip', 'cashOut']) });
export type HighLowAct = z.output<typeof highLowActSchema>;

const offerSchema = z.nullable(z.int());

export const highLowOutcomeSchema = z.object({
  firstCard: cardField,
  /** Each guess or skip with the card that it turned. */
  steps: z.array(z.object({ kind: z.enum([...HIGH_LOW_GUESSES, 'skip']), card: cardField })),
  skipsLeft: z.int(),
  /** What cashing out returns now, in hundredths of the stake; 0 before a right guess and after a wrong one. */
  multiplier: z.int(),
  /** The same after a right guess; null for a guess that is not offered on this card, or a round that is over. */
  offers: z.object({ higher: offerSchema, lower: offerSchema, same: offerSchema }),
});
export type HighLowOutcome = z.output<typeof highLowOutcomeSchema>;
