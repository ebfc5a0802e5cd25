import * as z from 'zod/mini';
import { defineCall, emptyBodySchema, requestIdField } from '../call.ts';
import { rewardSchema } from '../rewards/reward.ts';
import { CLAIM_ERRORS, claimedSchema } from '../rewards/vip-calls.ts';

/** Ways to sign in that an account can have. `social`: an account at any provider. */
const SIGN_IN_WAYS = ['phone', 'password', 'social'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

export const getBindReward = defineCall('getBindReward', {
  access: 'member',
  about: 'The ways to sign in that the account has and lacks, and the points for having several.',
  body: emptyBodySchema,
  data: z.object({
    /** Those that the platform offers. */
    steps: z.array(z.object({ way: z.enum(SIGN_IN_WAYS), isDone: z.boolean() })),
    /** Ways that the account must have. */
    needed: z.int(),
    rewards: z.array(rewardSchema),
    /** `missing`: ways are missing; `open`: it can be claimed; `none`: the platform offers too few ways. */
    state: z.enum(['none', 'missing', 'open', 'claimed']),
    /** False for a player to whom nothing may be granted now. */
    canClaim: z.boolean(),
  }),
  errors: ['activityClosed'],
});
export type BindReward = z.output<typeof getBindReward.data>;

export const receiveBindReward = defineCall('receiveBindReward', {
  access: 'member',
  movesMoney: true,
  about: 'Claims the points for an account with several ways to sign in, once.',
  body: z.object({ requestId: requestIdField }),
  data: claimedSchema,
  errors: ['activityClosed', 'bindStepsMissing', ...CLAIM_ERRORS],
});
