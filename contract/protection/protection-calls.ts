import * as z from 'zod/mini';
import { centsField, defineCall, emptyBodySchema, timeField } from '../call.ts';
import { BREAK_PERIODS, EXCLUSION_PERIODS, LIMIT_KEYS, MAX_LIMIT_CENTS } from './protection-rules.ts';

/** Cents for money, minutes for time. Null: no limit. */
const limitValueSchema = z.nullable(z.int().check(z.nonnegative(), z.maximum(MAX_LIMIT_CENTS)));
const limitKeySchema = z.enum(LIMIT_KEYS);

const limitStateSchema = z.object({
  key: limitKeySchema,
  value: limitValueSchema,
  /** Used up in the limit's own window: cents, or minutes of this session. */
  used: z.int(),
  /** What is left of it, never below 0; null without a limit. */
  left: limitValueSchema,
  /** A pending looser value. It holds from `confirmAt` on if the player confirms it before `lapsesAt`. */
  wish: z.nullable(z.object({ value: limitValueSchema, confirmAt: timeField, lapsesAt: timeField })),
});
export type LimitState = z.output<typeof limitStateSchema>;

/** The session for the bar and the reality check. Real money only. */
const playSessionSchema = z.object({
  startedAt: timeField,
  staked: centsField,
  won: centsField,
  /** When the next reality check is due; a past time means that it waits for an answer. */
  realityAt: timeField,
  /** When the player's own session time is up; null without a limit. */
  timeUpAt: z.nullable(timeField),
});
export type PlaySession = z.output<typeof playSessionSchema>;

const selfLimitedSchema = z.object({
  serverTime: timeField,
  limits: z.array(limitStateSchema),
  /** The lowest remaining amount of the limits of each kind; null where there is none. */
  left: z.object({
    deposit: z.nullable(centsField),
    loss: z.nullable(centsField),
    stake: z.nullable(centsField),
  }),
  /** End of the current break; null without one. */
  breakUntil: z.nullable(timeField),
  /** The limits have not been changed or reviewed for half a year. */
  isReviewDue: z.boolean(),
  session: playSessionSchema,
});
export type SelfLimited = z.output<typeof selfLimitedSchema>;

export const getSelfLimited = defineCall('getSelfLimited', {
  access: 'member',
  isBackground: true,
  about: 'The player’s limits with what is used and left, the current break, and the session’s figures.',
  body: emptyBodySchema,
  data: selfLimitedSchema,
});

export const setSelfLimited = defineCall('setSelfLimited', {
  access: 'member',
  about:
    'Sets one limit. A tighter one holds at once; a looser one waits 24 hours for a confirmation; the value in force cancels a pending one. A looser one needs a step-up of the last ten minutes.',
  body: z.object({ key: limitKeySchema, value: limitValueSchema }),
  data: selfLimitedSchema,
  errors: ['invalidValue', 'stepUpRequired'],
});

export const confirmSelfLimited = defineCall('confirmSelfLimited', {
  access: 'member',
  about: 'Confirms a looser limit whose waiting time is over. It needs a step-up of the last ten minutes.',
  body: z.object({ key: limitKeySchema, value: limitValueSchema }),
  data: selfLimitedSchema,
  errors: ['limitNotWaiting', 'limitTooEarly', 'stepUpRequired'],
});

export const reviewSelfLimited = defineCall('reviewSelfLimited', {
  access: 'member',
  about: 'Says that the player has reviewed the limits; the next review is offered half a year later.',
  body: emptyBodySchema,
  data: selfLimitedSchema,
});

export const takeTimeOut = defineCall('takeTimeOut', {
  access: 'member',
  about: 'A break at once: no stake and no deposit until its end. It can be made longer and never shorter.',
  body: z.object({ period: z.enum(BREAK_PERIODS) }),
  data: selfLimitedSchema,
});

export const excludeSelf = defineCall('excludeSelf', {
  access: 'member',
  about: 'Excludes the player at once and ends every session. It cannot be undone.',
  body: z.object({ period: z.enum(EXCLUSION_PERIODS) }),
  /** Null: permanent. */
  data: z.object({ until: z.nullable(timeField) }),
});

export const closeAccount = defineCall('closeAccount', {
  access: 'member',
  about: 'Closes the account and ends every session; money that is left in it can still be withdrawn.',
  body: emptyBodySchema,
  data: z.object({ coin: centsField }),
});

export const answerRealityCheck = defineCall('answerRealityCheck', {
  access: 'member',
  about: 'The player has seen the reality check and plays on; the next one is counted from now.',
  body: emptyBodySchema,
  data: selfLimitedSchema,
});
