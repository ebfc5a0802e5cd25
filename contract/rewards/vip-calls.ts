import * as z from 'zod/mini';
import { centsField, defineCall, emptyBodySchema, requestIdField, timeField } from '../call.ts';
import { rewardSchema } from './reward.ts';

/** What every call that grants a reward may answer instead. */
export const CLAIM_ERRORS = [
  'rewardNotDue',
  'rewardClaimed',
  'onBreak',
  'limitReached',
  'selfExcluded',
  'accountClosed',
  'restrictedPerson',
  'requestIdReused',
] as const;

export const claimedSchema = z.object({
  rewards: z.array(rewardSchema),
  /** The playable balance after it. */
  coin: centsField,
});

/** A reward that comes again: whether it can be claimed now, and when the next one can. */
const repeatedSchema = z.object({
  rewards: z.array(rewardSchema),
  /** `none` at level 0. */
  state: z.enum(['open', 'claimed', 'none']),
  nextAt: timeField,
});

const vipStepSchema = z.object({
  level: z.int(),
  levelUp: z.array(rewardSchema),
  state: z.enum(['locked', 'open', 'claimed']),
  daily: z.array(rewardSchema),
  signIn: z.array(rewardSchema),
  monthly: z.array(rewardSchema),
});

const vipDataSchema = z.object({
  /** The level that counts this month. */
  vip: z.int(),
  /** The highest level ever reached: level-up rewards are never lost. */
  reached: z.int(),
  /** Real-money turnover. */
  vipExp: centsField,
  /** False while nothing may be granted to this player: on a break, at a limit, excluded. */
  canClaim: z.boolean(),
  /** Once a UTC day, a UTC week from Monday on, and a UTC month. */
  daily: repeatedSchema,
  signIn: repeatedSchema,
  monthly: repeatedSchema,
  levels: z.array(vipStepSchema),
});
export type VipData = z.output<typeof vipDataSchema>;

export const getVipInfo = defineCall('getVipInfo', {
  access: 'member',
  about: 'The player’s level, every level with its rewards, and what can be claimed now.',
  body: emptyBodySchema,
  data: z.object({ vipData: vipDataSchema }),
});

export const receiveVipBonusUser = defineCall('receiveVipBonusUser', {
  access: 'member',
  movesMoney: true,
  about: 'Claims the level-up reward of a level that was reached; once.',
  body: z.object({ requestId: requestIdField, level: z.int().check(z.minimum(1), z.maximum(1_000)) }),
  data: claimedSchema,
  errors: ['vipLevelUnknown', ...CLAIM_ERRORS],
});

const again = {
  access: 'member',
  movesMoney: true,
  body: z.object({ requestId: requestIdField }),
  data: claimedSchema,
} as const;

export const appVipUserReceiveDaily = defineCall('appVipUserReceiveDaily', {
  ...again,
  about: 'Claims today’s reward of the level.',
  errors: CLAIM_ERRORS,
});

export const appVipUserReceiveSignInAward = defineCall('appVipUserReceiveSignInAward', {
  ...again,
  about: 'Claims this week’s sign-in reward of the level.',
  errors: CLAIM_ERRORS,
});

export const appVipUserReceiveMonthly = defineCall('appVipUserReceiveMonthly', {
  ...again,
  about: 'Claims this month’s reward of the level.',
  errors: CLAIM_ERRORS,
});

export const getVipLevelAudit = defineCall('getVipLevelAudit', {
  access: 'member',
  about: 'What keeps the level: bets of this month and the last, and what is missing for the next month.',
  body: emptyBodySchema,
  data: z.object({
    vip: z.int(),
    reached: z.int(),
    /** Bets within a UTC month that keep the level. */
    betLimit: centsField,
    betThisMonth: centsField,
    betLastMonth: centsField,
    /** Bets still missing this month for the level to count in the next; 0 when it will. */
    missing: centsField,
    /** The end of this UTC month. */
    monthEndsAt: timeField,
    /** The level that would count next month without another bet. */
    nextMonthVip: z.int(),
  }),
});
