import * as z from 'zod/mini';
import { centsField, positiveCentsField } from '../call.ts';
import { cardField } from './cards.ts';

const BLACKJACK_ACTS = ['insure', 'decline', 'hit', 'stand', 'double', 'split'] as const;
const actKind = z.enum(BLACKJACK_ACTS);
export type BlackjackActKind = z.output<typeof actKind>;

export const blackjackBet = z.strictObject({ stake: positiveCentsField });
export type BlackjackBet = z.output<typeof blackjackBet>;

export const blackjackAct = z.strictObject({ kind: actKind });
export type BlackjackAct = z.output<typeof blackjackAct>;

const points = z.int();

export const blackjackOutcome = z.object({
  /** One hand, or two after a split, in the order in which they are played. */
  hands: z.array(
    z.object({
      cards: z.array(cardField),
      /** The best count up to 21, or the count of a bust hand. */
      points,
      stake: centsField,
      /** What it returns, the stake included; 0 until the round is over. */
      pay: centsField,
    }),
  ),
  /** The hand to act in; null before the insurance is decided and once the round is over. */
  activeHand: z.nullable(z.int()),
  /** The dealer's upper card alone until the round is over. */
  dealer: z.object({ cards: z.array(cardField), points }),
  insurance: z.nullable(z.object({ stake: centsField, pay: centsField })),
  /** What may be done now; empty once the round is over. */
  offers: z.array(actKind),
});
export type BlackjackOutcome = z.output<typeof blackjackOutcome>;
