import * as z from 'zod/mini';
import { centsField, defineCall, emptyBodySchema, requestIdField, timeField } from '../call.ts';

const bonusTermsSchema = z.object({
  percent: z.int(),
  fixed: centsField,
  maxBonus: centsField,
  minDeposit: centsField,
  multiple: z.int(),
  days: z.int(),
});

/** A bonus that can be taken with a deposit. `id` is sent with `recharge`. */
const depositOfferSchema = z.extend(bonusTermsSchema, {
  id: z.string(),
  source: z.enum(['firstDeposit', 'coupon']),
  /** Reward id of a coupon; 0 for the first deposit. */
  propId: z.int(),
  endsAt: timeField,
});
export type DepositOfferTerms = z.output<typeof depositOfferSchema>;

const bonusSchema = z.object({
  bonusId: z.string(),
  source: z.enum(['firstDeposit', 'coupon']),
  amount: centsField,
  /** The required wagering, and its progress. */
  need: centsField,
  done: centsField,
  state: z.enum(['running', 'released', 'givenUp', 'expired', 'forfeited']),
  grantedAt: timeField,
  expiresAt: timeField,
  endedAt: z.nullable(timeField),
});
export type Bonus = z.output<typeof bonusSchema>;

const bonusStateSchema = z.object({
  /** In running bonuses; not playable and not withdrawable before it is earned. */
  held: centsField,
  running: z.array(bonusSchema),
  /** Newest first, twenty at most. */
  ended: z.array(bonusSchema),
  offers: z.array(depositOfferSchema),
  /** The house edge of the open game with the lowest return, in millionths. */
  edgePpm: z.int(),
});
export type BonusState = z.output<typeof bonusStateSchema>;

export const getBonusState = defineCall('getBonusState', {
  access: 'member',
  about: 'Running bonuses with their progress, ended ones, and offers with a deposit.',
  body: emptyBodySchema,
  data: bonusStateSchema,
});

const oneBonusSchema = z.object({ requestId: requestIdField, bonusId: z.string().check(z.maxLength(64)) });
const answerSchema = z.object({ coin: centsField, bonus: bonusSchema });

export const releaseBonus = defineCall('releaseBonus', {
  access: 'member',
  movesMoney: true,
  about: 'Moves a bonus with completed wagering into the balance.',
  body: oneBonusSchema,
  data: answerSchema,
  errors: [
    'bonusUnknown',
    'bonusEnded',
    'bonusNotEarned',
    'selfExcluded',
    'accountClosed',
    'restrictedPerson',
    'requestIdReused',
  ],
});

export const forfeitBonus = defineCall('forfeitBonus', {
  access: 'member',
  movesMoney: true,
  about: 'Cancels a bonus; the player’s own money is not affected.',
  body: oneBonusSchema,
  data: answerSchema,
  errors: ['bonusUnknown', 'bonusEnded', 'requestIdReused'],
});

export const getFirstDeposit = defineCall('getFirstDeposit', {
  access: 'guest',
  about: 'The first-deposit offer; null when there is none for this visitor.',
  body: emptyBodySchema,
  data: z.object({ offer: z.nullable(depositOfferSchema), edgePpm: z.int() }),
});
