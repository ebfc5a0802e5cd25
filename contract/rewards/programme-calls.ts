import * as z from 'zod/mini';
import { defineCall, emptyBody, requestIdField, timeField } from '../call.ts';
import { reward } from './reward.ts';
import { CLAIM_ERRORS, claimed } from './vip-calls.ts';

const programme = z.object({
  programmeId: z.string(),
  name: z.string(),
  /** The count of a coupon is percent, or cents for one of an amount. */
  rewards: z.array(reward),
  endsAt: timeField,
  state: z.enum(['open', 'claimed']),
});
export type RewardProgramme = z.output<typeof programme>;

export const getRewardProgrammes = defineCall('getRewardProgrammes', {
  access: 'member',
  about:
    'Programmes that are on offer for the player now, or were claimed and still run; the first to end first.',
  body: emptyBody,
  data: z.object({ list: z.array(programme) }),
});

export const receiveRewardProgramme = defineCall('receiveRewardProgramme', {
  access: 'member',
  movesMoney: true,
  about: 'Claims a programme, once for each player.',
  body: z.object({ requestId: requestIdField, programmeId: z.uuid() }),
  data: claimed,
  errors: ['rewardBudgetSpent', ...CLAIM_ERRORS],
});
