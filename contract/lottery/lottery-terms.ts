import * as z from 'zod/mini';
import { centsField } from '../call.ts';
import { ActivityId } from '../ids.ts';

/** The lotteries, each with the activity that it belongs to: one draws every day, one at the weekend. */
export const LOTTERY_PRODUCTS = ['daily', 'weekend'] as const;
export type LotteryProduct = (typeof LOTTERY_PRODUCTS)[number];
export const productField = z.enum(LOTTERY_PRODUCTS);

export const LOTTERY_ACTIVITIES = {
  daily: ActivityId.lottery,
  weekend: ActivityId.weekendLottery,
} as const satisfies Record<LotteryProduct, ActivityId>;

/** The names of the hash chains whose links decide the rounds. */
export const LOTTERY_CHAINS = {
  daily: 'lottery-daily',
  weekend: 'lottery-weekend',
} as const satisfies Record<LotteryProduct, string>;

const prizeSchema = z.object({
  /** How many of the last digits are those of the number drawn. */
  digits: z.int(),
  amount: centsField,
});
export type LotteryPrize = z.output<typeof prizeSchema>;

/** What a round is played by: fixed from its opening on. */
export const lotteryTermsSchema = z.object({
  /** Cents for one ticket. */
  price: centsField,
  /** Lottery tickets of the player’s balance for one ticket. */
  tickets: z.int(),
  /** Of a ticket’s number: a round has ten to this power of tickets. */
  digits: z.int(),
  /** Tickets of one player in a round. */
  perPlayer: z.int(),
  /** The highest first. A ticket wins one prize at most. */
  prizes: z.array(prizeSchema),
});
export type LotteryTerms = z.output<typeof lotteryTermsSchema>;
