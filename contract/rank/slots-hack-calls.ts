import * as z from 'zod/mini';
import { centsField, dayField, defineCall, emptyBodySchema, requestIdField, timeField } from '../call.ts';
import { rewardSchema } from '../rewards/reward.ts';
import { rankList, rankPage, rankRowSchema, rankRuleSchema } from './rank-calls.ts';

const awardSchema = z.object({
  /** The Monday that the week began with, YYYY-MM-DD. */
  week: z.string(),
  place: z.int(),
  rewards: z.array(rewardSchema),
  /** It can be claimed before it. */
  claimUntil: timeField,
});
export type SlotsHackAward = z.output<typeof awardSchema>;

export const getSlotsHack = defineCall('getSlotsHack', {
  access: 'member',
  about:
    'The slot tournament of this week: its places, rule and prizes, and what the caller has won and not claimed.',
  body: z.object(rankPage),
  data: z.object({
    ...rankList,
    rule: rankRuleSchema,
    startsAt: timeField,
    endsAt: timeField,
    countedUntil: timeField,
    /** By place, from the first. */
    prizes: z.array(z.object({ place: z.int(), rewards: z.array(rewardSchema) })),
    /** For so many days after its week a prize can be claimed. */
    claimDays: z.int(),
    /** The oldest one that is not claimed. */
    award: z.nullable(awardSchema),
    /** False for a player to whom nothing may be granted now. */
    canClaim: z.boolean(),
  }),
  errors: ['activityClosed'],
});

const winnerSchema = z.extend(rankRowSchema, { rewards: z.array(rewardSchema) });
const weekSchema = z.object({ startsAt: timeField, endsAt: timeField, list: z.array(winnerSchema) });
export type SlotsHackWeek = z.output<typeof weekSchema>;

export const getSlotsHackWinners = defineCall('getSlotsHackWinners', {
  access: 'member',
  about: 'Winners of the latest slot tournaments that are over, newest first.',
  body: emptyBodySchema,
  data: z.object({ weeks: z.array(weekSchema) }),
});

export const receiveSlotsHack = defineCall('receiveSlotsHack', {
  access: 'member',
  movesMoney: true,
  about: 'Claims the prize of a week of the slot tournament.',
  body: z.object({ requestId: requestIdField, week: dayField }),
  data: z.object({ rewards: z.array(rewardSchema), coin: centsField }),
  errors: [
    'activityClosed',
    'rewardNotDue',
    'rewardClaimed',
    'onBreak',
    'limitReached',
    'selfExcluded',
    'accountClosed',
    'restrictedPerson',
    'requestIdReused',
  ],
});
