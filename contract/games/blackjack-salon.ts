import * as z from 'zod/mini';
import { centsField, positiveCentsField } from '../call.ts';
import { cardField } from './cards.ts';

const BLACKJACK_ACTS = ['insure', 'decline', 'hit', 'stand', 'double', 'split'] as const;
const actKindSchema = z.enum(BLACKJACK_ACTS);
export type BlackjackActKind = z.output<typeof actKindSchema>;

export const blackjackBetSchema = z.strictObject({ stake: positiveCentsField });
export type BlackjackBet = z.output<typeof blackjackBetSchema>;

export const blackjackActSchema = z.strictObject({ kind: actKindSchema });
export type BlackjackAct = z.output<typeof blackjackActSchema>;

const pointsSchema = z.int();

export const blackjackOutcomeSchema = z.object({
  /** One hand, or two after a split, in the order in which they are played. */
  hands: z.array(
    z.object({
      cards: z.array(cardField),
      /** The best count up to 21, or the count of a bust hand. */
      points: pointsSchema,
      stake: centsField,
      /** What it returns, the stake included; 0 until the round is over. */
      pay: centsField,
    }),
  ),
  /** The hand to act in; null before the insurance is decided and once the round is over. */
  activeHand: z.nullable(z.int()),
  /** The dealer's upper card alone until the round is over. */
  dealer: z.object({ cards: z.array(cardField), points: pointsSchema }),
  insurance: z.nullable(z.object({ stake: centsField, pay: centsField })),
  /** What may be done now; empty once the round is over. */
  offers: z.array(actKindSchema),
});
export type BlackjackOutcome = z.output<typeof blackjackOutcomeSchema>;
