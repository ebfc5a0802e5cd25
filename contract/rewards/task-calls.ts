import * as z from 'zod/mini';
import { defineCall, emptyBody, requestIdField, timeField } from '../call.ts';
import { reward } from './reward.ts';
import { CLAIM_ERRORS, claimed } from './vip-calls.ts';

/** When a task begins anew. Weeks begin on Monday, days and weeks are UTC; `vip` is weekly, and asks for a level. */
export const taskKind = z.enum(['daily', 'weekly', 'once', 'vip']);
export type TaskKind = z.output<typeof taskKind>;

/** A page that a task asks to look at. */
export const taskVisit = z.enum(['fair', 'limits']);
export type TaskVisit = z.output<typeof taskVisit>;

const part = z.object({ done: z.int(), goal: z.int() });

const taskUser = z.object({
  taskId: z.int(),
  kind: taskKind,
  title: z.string(),
  /** Games whose real-money stakes count, see `GameType`. */
  type: z.int(),
  /** Stakes, won or lost. Cents. */
  staked: part,
  /** Different games. */
  games: part,
  /** Different UTC days. */
  days: part,
  visit: z.nullable(taskVisit),
  isVisited: z.boolean(),
  rewards: z.array(reward),
  state: z.enum(['running', 'done', 'claimed']),
  /** The day or week that counts; is sent with a claim. */
  period: z.string(),
  /** Then it begins anew; null for a task that is done once. */
  endsAt: z.nullable(timeField),
});
export type TaskUser = z.output<typeof taskUser>;

const taskData = z.object({
  tasks: z.array(taskUser),
  /** Of VIP tasks that were done last week and not claimed; lapses with this week. */
  unreceived: z.array(reward),
  unreceivedUntil: timeField,
  /** False for a player to whom nothing may be offered. */
  canClaim: z.boolean(),
});
export type TaskData = z.output<typeof taskData>;

export const getTaskUser = defineCall('getTaskUser', {
  access: 'member',
  about: 'The player’s tasks: what each asks for, how far it is, what it grants and until when.',
  body: emptyBody,
  data: taskData,
});

const taskId = z.int().check(z.minimum(1), z.maximum(1_000_000));
const period = z.string().check(z.minLength(1), z.maxLength(10));

export const finishTask = defineCall('finishTask', {
  access: 'member',
  about: 'Says that the page of a task was looked at; all else the platform counts itself.',
  body: z.object({ taskId }),
  data: z.object({ task: taskUser }),
  errors: ['taskUnknown', 'taskCounted'],
});

export const receiveTaskAward = defineCall('receiveTaskAward', {
  access: 'member',
  movesMoney: true,
  about: 'Claims the rewards of tasks that are done: of those named, each with its day or week.',
  body: z.object({
    requestId: requestIdField,
    tasks: z.array(z.object({ taskId, period })).check(z.minLength(1), z.maxLength(50)),
  }),
  data: claimed,
  errors: ['taskUnknown', 'taskExpired', ...CLAIM_ERRORS],
});

export const receiveVipTask = defineCall('receiveVipTask', {
  access: 'member',
  movesMoney: true,
  about: 'Claims the reward of a VIP task that is done.',
  body: z.object({ requestId: requestIdField, id: taskId, period }),
  data: claimed,
  errors: ['taskUnknown', 'taskExpired', ...CLAIM_ERRORS],
});

export const receiveVipTaskUnReceiveBonus = defineCall('receiveVipTaskUnReceiveBonus', {
  access: 'member',
  movesMoney: true,
  about: 'Claims the rewards of VIP tasks that were done last week and not claimed.',
  body: z.object({ requestId: requestIdField }),
  data: claimed,
  errors: CLAIM_ERRORS,
});
