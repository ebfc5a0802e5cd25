import * as z from 'zod/mini';
import { centsField, defineCall, emptyBodySchema, requestIdField, timeField } from '../call.ts';
import { rewardSchema } from '../rewards/reward.ts';
import { CLAIM_ERRORS, claimedSchema } from '../rewards/vip-calls.ts';

/**
 * `ladder`: one deposit of at least an amount; `accumulated`: all deposits together; `continuous`: deposits on so many
 * UTC days in a row.
 */
export const RECHARGE_KINDS = ['ladder', 'accumulated', 'continuous'] as const;
export type RechargeKind = (typeof RECHARGE_KINDS)[number];

const stepSchema = z.object({
  id: z.int(),
  /** Cents; days for `continuous`. */
  goal: z.int(),
  rewards: z.array(rewardSchema),
  state: z.enum(['locked', 'open', 'claimed']),
});
export type RechargeStep = z.output<typeof stepSchema>;

const programmeSchema = z.object({
  kind: z.enum(RECHARGE_KINDS),
  activityId: z.int(),
  /** What the player has reached: cents, or days. */
  done: z.int(),
  /** Of `continuous`: what a day's deposits come to at least; null elsewhere. */
  minAmount: z.nullable(centsField),
  startAt: timeField,
  endAt: timeField,
  /** Without those that the player's own deposit limit does not allow. */
  steps: z.array(stepSchema),
});
export type RechargeProgramme = z.output<typeof programmeSchema>;

export const getRechargeAwards = defineCall('getRechargeAwards', {
  access: 'member',
  about: 'Rewards of deposits by programme: the steps within the player’s own limits, and what was reached.',
  body: emptyBodySchema,
  data: z.object({ programmes: z.array(programmeSchema), canClaim: z.boolean() }),
});

export const receiveAddupAwardById = defineCall('receiveAddupAwardById', {
  access: 'member',
  movesMoney: true,
  about: 'Claims one step of a programme of deposits, once.',
  body: z.object({ requestId: requestIdField, id: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  data: claimedSchema,
  errors: ['activityClosed', ...CLAIM_ERRORS],
});

const LOG_PAGE_SIZE_MAX = 50;
export const LOG_PAGE_SIZE = 20;

const awardSchema = z.object({
  id: z.string(),
  /** The activity that gave it. */
  activityId: z.int(),
  rewards: z.array(rewardSchema),
  at: timeField,
});

export const activityAwardGetLog = defineCall('activityAwardGetLog', {
  access: 'member',
  about: 'What the player has claimed of activities, newest first.',
  body: z.object({
    /** A page after the one whose `nextCursor` it is; null begins with the newest. */
    cursor: z.nullable(z.uuid()),
    pageSize: z.int().check(z.minimum(1), z.maximum(LOG_PAGE_SIZE_MAX)),
  }),
  data: z.object({ list: z.array(awardSchema), nextCursor: z.nullable(z.string()) }),
});
