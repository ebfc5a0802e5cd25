import * as z from 'zod/mini';
import { centsField, defineCall, emptyBodySchema, requestIdField, timeField } from '../call.ts';
import { CLAIM_ERRORS, claimedSchema } from '../rewards/vip-calls.ts';

/**
 * `none`: there is none for this account, which is older than the activity, or nothing is left; `late`: the account’s days
 * are over; `unverified`: the identity check comes first; `taken`: another account on this device or with this identity
 * document has had it; `open`: it can be claimed.
 */
const SIGN_UP_BONUS_STATES = ['none', 'late', 'unverified', 'taken', 'open', 'claimed', 'declined'] as const;
export type SignUpBonusState = (typeof SIGN_UP_BONUS_STATES)[number];

export const getSignUpBonus = defineCall('getSignUpBonus', {
  access: 'member',
  about: 'The bonus of a new account: its terms, and whether this account can claim it.',
  body: emptyBodySchema,
  data: z.object({
    amount: centsField,
    /** Bets of so many times the amount come before a withdrawal. */
    multiple: z.int(),
    /** The amount times the multiple. */
    wagering: centsField,
    /** What such bets lose on average in the game that keeps most. */
    cost: centsField,
    /** Days after registration within which it can be claimed. */
    days: z.int(),
    state: z.enum(SIGN_UP_BONUS_STATES),
    /** The end of those days, or of the activity if that is earlier; null where there is none for this account. */
    endsAt: z.nullable(timeField),
    /** It can be had, and nothing speaks against granting it to this player now. */
    canClaim: z.boolean(),
  }),
  errors: ['activityClosed'],
});
export type SignUpBonus = z.output<typeof getSignUpBonus.data>;

export const receiveSignUpBonus = defineCall('receiveSignUpBonus', {
  access: 'member',
  movesMoney: true,
  about: 'Claims the bonus of a new account, once for each person, device and identity document.',
  body: z.object({ requestId: requestIdField }),
  data: claimedSchema,
  errors: [
    'activityClosed',
    'kycMissing',
    'signUpBonusTaken',
    'signUpBonusDeclined',
    'signUpBonusLate',
    'rewardBudgetSpent',
    ...CLAIM_ERRORS,
  ],
});

export const declineSignUpBonus = defineCall('declineSignUpBonus', {
  access: 'member',
  about: 'Declines the bonus of a new account for good; nothing about it is shown as waiting from then on.',
  body: emptyBodySchema,
  data: z.object({ state: z.enum(['declined']) }),
  errors: ['activityClosed', 'rewardClaimed'],
});
