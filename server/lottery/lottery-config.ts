import * as z from 'zod/mini';
import { MAX_LOTTERY_TICKETS } from '../../contract/lottery/lottery-calls.ts';
import { cents } from '../../contract/money.ts';
import { returnOfLottery } from '../../maths/lottery.ts';
import { configCentsSchema, configEntry } from '../config-entry.ts';

const peso = 100;
const boundedInt = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
const MAX_DIGITS = 6;
/** Millionths: the operator's share is never nothing. */
const MAX_RETURN = 950_000;

const lotterySchema = z
  .object({
    /** Cents. */
    price: configCentsSchema.check(z.minimum(1), z.maximum(1e6)),
    /** Lottery tickets of a player's balance for one ticket. */
    tickets: boundedInt(1, 1_000),
    digits: boundedInt(1, MAX_DIGITS),
    perPlayer: boundedInt(1, MAX_LOTTERY_TICKETS),
    /** The highest first: how many of the last digits, and what it pays. Cents. */
    prizes: z
      .array(
        z.object({
          digits: boundedInt(1, MAX_DIGITS),
          amount: configCentsSchema.check(z.minimum(1), z.maximum(1e9)),
        }),
      )
      .check(z.minLength(1), z.maxLength(3)),
    /** Days of the week with a draw; 1 is Monday. */
    days: z.array(boundedInt(1, 7)).check(z.minLength(1), z.maxLength(7)),
    /** When it is drawn, on the market's clocks, like `21:00`. */
    drawAt: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
    /** How long before the draw the sale ends. */
    closeMinutes: boundedInt(1, 720),
  })
  .check(
    z.refine(
      ({ digits, prizes }) =>
        prizes.every(
          (prize, at) => prize.digits <= digits && prize.digits < (prizes[at - 1]?.digits ?? Infinity),
        ),
      { error: 'each prize needs fewer digits than the one before, and none more than a number has' },
    ),
    z.refine(
      ({ price, digits, prizes }) =>
        returnOfLottery({
          digits,
          price: cents(price),
          prizes: prizes.map((prize) => ({ ...prize, amount: cents(prize.amount) })),
        }) <= MAX_RETURN,
      { error: 'the prizes return more than 95 % of the price' },
    ),
  );

/** Config of the lotteries. A round keeps what it was opened with. */
export const lotteryConfig = configEntry(
  'lottery',
  z.object({ daily: lotterySchema, weekend: lotterySchema }),
  {
    // Returns 72.7 %.
    daily: {
      price: 10 * peso,
      tickets: 1,
      digits: 4,
      perPlayer: 20,
      prizes: [
        { digits: 4, amount: 25_000 * peso },
        { digits: 3, amount: 2_000 * peso },
        { digits: 1, amount: 30 * peso },
      ],
      days: [1, 2, 3, 4, 5, 6, 7],
      drawAt: '21:00',
      closeMinutes: 10,
    },
    // Returns 71.1 %.
    weekend: {
      price: 20 * peso,
      tickets: 2,
      digits: 5,
      perPlayer: 20,
      prizes: [
        { digits: 5, amount: 500_000 * peso },
        { digits: 4, amount: 20_000 * peso },
        { digits: 2, amount: 750 * peso },
      ],
      days: [6, 7],
      drawAt: '20:00',
      closeMinutes: 15,
    },
  },
  { movesMoney: true },
);
