import * as z from 'zod/mini';
import { centsField, defineCall, emptyBodySchema, requestIdField } from '../call.ts';
import { CLAIM_ERRORS, claimedSchema } from './vip-calls.ts';

export const getFreeBonus = defineCall('getFreeBonus', {
  access: 'member',
  about: 'The free bonus: what it is worth, what it asks for, and whether it can be had.',
  body: emptyBodySchema,
  data: z.object({
    amount: centsField,
    /** Bets of so many times its amount come before a withdrawal. */
    multiple: z.int(),
    /** `none`: there is none for this player now. */
    state: z.enum(['none', 'open', 'claimed']),
    /** Claimed, and no deposit was paid yet: it is not paid out. */
    isDepositNeeded: z.boolean(),
  }),
});

export const receiveFreeBonus = defineCall('receiveFreeBonus', {
  access: 'member',
  movesMoney: true,
  about: 'Claims the free bonus, once: it can be played at once, and is paid out after one paid deposit.',
  body: z.object({ requestId: requestIdField }),
  data: claimedSchema,
  errors: ['rewardBudgetSpent', ...CLAIM_ERRORS],
});
