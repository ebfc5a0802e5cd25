import * as z from 'zod/mini';
import { defineCall, emptyBodySchema, requestIdField, timeField } from '../call.ts';
import { rewardSchema } from './reward.ts';
import { CLAIM_ERRORS, claimedSchema } from './vip-calls.ts';

const programmeSchema = z.object({
  programmeId: z.string(),
  name: z.string(),
  /** The count of a coupon is percent, or cents for one of an amount. */
  rewards: z.array(rewardSchema),
  endsAt: timeField,
  state: z.enum(['open', 'claimed']),
});
export type RewardProgramme = z.output<typeof programmeSchema>;

export const getRewardProgrammes = defineCall('getRewardProgrammes', {
  access: 'member',
  about:
    'Programmes that are on offer for the player now, or were claimed and still run; the first to end first.',
  body: emptyBodySchema,
  data: z.object({ list: z.array(programmeSchema) }),
});

export const receiveRewardProgramme = defineCall('receiveRewardProgramme', {
  access: 'member',
  movesMoney: true,
  about: 'Claims a programme, once for each player.',
  body: z.object({ requestId: requestIdField, programmeId: z.uuid() }),
  data: claimedSchema,
  errors: ['rewardBudgetSpent', ...CLAIM_ERRORS],
});
