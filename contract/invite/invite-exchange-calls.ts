import * as z from 'zod/mini';
import { centsField, defineCall, requestIdField } from '../call.ts';
import { INVITE_BARS } from './invite-state-calls.ts';

export const actInviteUserExchange = defineCall('actInviteUserExchange', {
  access: 'member',
  movesMoney: true,
  about:
    'Pays what was won and is not paid yet: once the target is reached, or when the period has ended, below the target too.',
  body: z.object({ requestId: requestIdField }),
  data: z.object({
    amount: centsField,
    /** The playable balance after it. */
    coin: centsField,
  }),
  errors: ['rewardNotDue', ...INVITE_BARS],
});
