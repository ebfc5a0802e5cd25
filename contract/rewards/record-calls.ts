import * as z from 'zod/mini';
import { defineCall, timeField } from '../call.ts';
import { rewardSchema } from './reward.ts';

/** What a claim was for. */
const CLAIM_SOURCES = [
  'vipLevelUp',
  'vipDaily',
  'vipSignIn',
  'vipMonthly',
  'rebate',
  'freeBonus',
  'programme',
  'task',
  'vipTask',
  'mail',
  'loginBonus',
  'recharge',
  'inviteSpin',
  'slotsHack',
  'redPacket',
  'fund',
  'supply',
  'agent',
  'follow',
  'bind',
  'signUpBonus',
] as const;
export type ClaimSource = (typeof CLAIM_SOURCES)[number];

export const RECORD_PAGE_SIZE = 20;
const RECORD_PAGE_SIZE_MAX = 50;

const claimSchema = z.object({
  id: z.string(),
  source: z.enum(CLAIM_SOURCES),
  rewards: z.array(rewardSchema),
  at: timeField,
});
export type RewardClaim = z.output<typeof claimSchema>;

export const getRewardRecord = defineCall('getRewardRecord', {
  access: 'member',
  about: 'Rewards that the player has claimed, newest first.',
  body: z.object({
    /** A page after the one whose `nextCursor` it is; null begins with the newest. */
    cursor: z.nullable(z.uuid()),
    pageSize: z.int().check(z.minimum(1), z.maximum(RECORD_PAGE_SIZE_MAX)),
  }),
  data: z.object({
    list: z.array(claimSchema),
    /** Null after the last page. */
    nextCursor: z.nullable(z.string()),
  }),
});
