import * as z from 'zod/mini';
import { defineCall, emptyBodySchema, requestIdField, timeField } from '../call.ts';
import { rewardSchema } from './reward.ts';
import { CLAIM_ERRORS, claimedSchema } from './vip-calls.ts';

/** When a task begins anew. Weeks begin on Monday, days and weeks are UTC; `vip` is weekly, and asks for a level. */
export const taskKindSchema = z.enum(['daily', 'weekly', 'once', 'vip']);
export type TaskKind = z.output<typeof taskKindSchema>;

/** A page that a task asks to look at. */
export const taskVisitSchema = z.enum(['fair', 'limits']);
export type TaskVisit = z.output<typeof taskVisitSchema>;

const partSchema = z.object({ done: z.int(), goal: z.int() });

const playerTaskSchema = z.object({
  taskId: z.int(),
  kind: taskKindSchema,
  title: z.string(),
  /** Games whose real-money stakes count, see `GameType`. */
  type: z.int(),
  /** Stakes, won or lost. Cents. */
  staked: partSchema,
  /** Different games. */
  games: partSchema,
  /** Different UTC days. */
  days: partSchema,
  visit: z.nullable(taskVisitSchema),
  isVisited: z.boolean(),
  rewards: z.array(rewardSchema),
  state: z.enum(['running', 'done', 'claimed']),
  /** The day or week that counts; is sent with a claim. */
  period: z.string(),
  /** Then it begins anew; null for a task that is done once. */
  endsAt: z.nullable(timeField),
});
export type PlayerTask = z.output<typeof playerTaskSchema>;

const taskDataSchema = z.object({
  tasks: z.array(playerTaskSchema),
  /** Of VIP tasks that were done last week and not claimed; lapses with this week. */
  unreceived: z.array(rewardSchema),
  unreceivedUntil: timeField,
  /** False for a player to whom nothing may be offered. */
  canClaim: z.boolean(),
});
export type TaskData = z.output<typeof taskDataSchema>;

export const getTaskUser = defineCall('getTaskUser', {
  access: 'member',
  about: 'The player’s tasks: what each asks for, how far it is, what it grants and until when.',
  body: emptyBodySchema,
  data: taskDataSchema,
});

const taskIdSchema = z.int().check(z.minimum(1), z.maximum(1_000_000));
const periodSchema = z.string().check(z.minLength(1), z.maxLength(10));

export const finishTask = defineCall('finishTask', {
  access: 'member',
  about: 'Says that the page of a task was looked at; all else the platform counts itself.',
  body: z.object({ taskId: taskIdSchema }),
  data: z.object({ task: playerTaskSchema }),
  errors: ['taskUnknown', 'taskCounted'],
});

export const receiveTaskAward = defineCall('receiveTaskAward', {
  access: 'member',
  movesMoney: true,
  about: 'Claims the rewards of tasks that are done: of those named, each with its day or week.',
  body: z.object({
    requestId: requestIdField,
    tasks: z
      .array(z.object({ taskId: taskIdSchema, period: periodSchema }))
      .check(z.minLength(1), z.maxLength(50)),
  }),
  data: claimedSchema,
  errors: ['taskUnknown', 'taskExpired', ...CLAIM_ERRORS],
});

export const receiveVipTask = defineCall('receiveVipTask', {
  access: 'member',
  movesMoney: true,
  about: 'Claims the reward of a VIP task that is done.',
  body: z.object({ requestId: requestIdField, id: taskIdSchema, period: periodSchema }),
  data: claimedSchema,
  errors: ['taskUnknown', 'taskExpired', ...CLAIM_ERRORS],
});

export const receiveVipTaskUnReceiveBonus = defineCall('receiveVipTaskUnReceiveBonus', {
  access: 'member',
  movesMoney: true,
  about: 'Claims the rewards of VIP tasks that were done last week and not claimed.',
  body: z.object({ requestId: requestIdField }),
  data: claimedSchema,
  errors: CLAIM_ERRORS,
});
