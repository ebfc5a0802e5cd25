import * as z from 'zod/mini';
import { centsField, defineCall, requestIdField, timeField } from '../call.ts';
import { rewardSchema } from '../rewards/reward.ts';

/** The most points that one fund holds, whatever the config says. */
export const MAX_FUND_POINTS = 1_000_000;

export const GRANT_ERRORS = [
  'activityClosed',
  'onBreak',
  'limitReached',
  'selfExcluded',
  'accountClosed',
  'restrictedPerson',
  'requestIdReused',
] as const;

const fundSchema = z.object({
  fundId: z.string(),
  /** Points set aside. */
  points: z.int(),
  /** Points that come on top of them once it is due. */
  extra: z.int(),
  savedAt: timeField,
  dueAt: timeField,
});
export type Fund = z.output<typeof fundSchema>;

/** Null where the activity does not run and nothing is set aside. */
export const fundStateSchema = z.nullable(
  z.object({
    /** False where the activity has ended: what is set aside can still be taken back. */
    isRunning: z.boolean(),
    days: z.int(),
    /** Extra points in millionths of those set aside. */
    extraPpm: z.int(),
    minPoints: z.int(),
    maxPoints: z.int(),
    points: z.int(),
    /** What the player has set aside. */
    fund: z.nullable(fundSchema),
  }),
);
export type FundState = NonNullable<z.output<typeof fundStateSchema>>;

export const saveFund = defineCall('saveFund', {
  access: 'member',
  movesMoney: true,
  about: 'Sets points aside for the days of the fund; they can be taken back at any time.',
  body: z.object({
    requestId: requestIdField,
    points: z.int().check(z.minimum(1), z.maximum(MAX_FUND_POINTS)),
  }),
  data: z.object({ fund: fundSchema, points: z.int() }),
  errors: ['pointsMissing', 'fundRunning', 'invalidValue', ...GRANT_ERRORS],
});

export const takeBackFund = defineCall('takeBackFund', {
  access: 'member',
  movesMoney: true,
  about:
    'Gives the points that were set aside back at once, without the extra ones. Also on a break: they are the player’s own.',
  body: z.object({ requestId: requestIdField, fundId: z.uuid() }),
  data: z.object({ points: z.int() }),
  errors: ['fundUnknown', 'requestIdReused'],
});

export const receiveFund = defineCall('receiveFund', {
  access: 'member',
  movesMoney: true,
  about: 'Gives the points that were set aside back with the extra ones, once they are due.',
  body: z.object({ requestId: requestIdField, fundId: z.uuid() }),
  data: z.object({ rewards: z.array(rewardSchema), coin: centsField, points: z.int() }),
  errors: ['fundUnknown', 'fundNotDue', 'rewardClaimed', 'rewardNotDue', ...GRANT_ERRORS],
});
