import * as z from 'zod/mini';
import { centsField, defineCall, emptyBody, requestIdField, timeField } from '../call.ts';

const bonusTerms = z.object({
  percent: z.int(),
  fixed: centsField,
  maxBonus: centsField,
  minDeposit: centsField,
  multiple: z.int(),
  days: z.int(),
});

/** A bonus that can be taken with a deposit. `id` is sent with `recharge`. */
const depositOffer = z.extend(bonusTerms, {
  id: z.string(),
  source: z.enum(['firstDeposit', 'coupon']),
  /** Reward id of a coupon; 0 for the first deposit. */
  propId: z.int(),
  endsAt: timeField,
});
export type DepositOfferTerms = z.output<typeof depositOffer>;

const bonus = z.object({
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
export type Bonus = z.output<typeof bonus>;

const bonusState = z.object({
  /** In running bonuses; not playable and not withdrawable before it is earned. */
  held: centsField,
  running: z.array(bonus),
  /** Newest first, twenty at most. */
  ended: z.array(bonus),
  offers: z.array(depositOffer),
  /** The house edge of the open game with the lowest return, in millionths. */
  edgePpm: z.int(),
});
export type BonusState = z.output<typeof bonusState>;

export const getBonusState = defineCall('getBonusState', {
  access: 'member',
  about: 'Running bonuses with their progress, ended ones, and offers with a deposit.',
  body: emptyBody,
  data: bonusState,
});

const oneBonus = z.object({ requestId: requestIdField, bonusId: z.string().check(z.maxLength(64)) });
const answer = z.object({ coin: centsField, bonus });

export const releaseBonus = defineCall('releaseBonus', {
  access: 'member',
  movesMoney: true,
  about: 'Moves a bonus with completed wagering into the balance.',
  body: oneBonus,
  data: answer,
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
  body: oneBonus,
  data: answer,
  errors: ['bonusUnknown', 'bonusEnded', 'requestIdReused'],
});

export const getFirstDeposit = defineCall('getFirstDeposit', {
  access: 'guest',
  about: 'The first-deposit offer; null when there is none for this visitor.',
  body: emptyBody,
  data: z.object({ offer: z.nullable(depositOffer), edgePpm: z.int() }),
});
