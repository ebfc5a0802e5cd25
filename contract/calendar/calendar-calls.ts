import * as z from 'zod/mini';
import { defineCall, emptyBodySchema, requestIdField, timeField } from '../call.ts';
import { rewardSchema } from '../rewards/reward.ts';
import { CLAIM_ERRORS, claimedSchema } from '../rewards/vip-calls.ts';

/** Doors of the calendar; after the last it begins again. */
export const CALENDAR_DAYS = 7;

const doorSchema = z.object({
  /** 1 to 7. */
  place: z.int(),
  rewards: z.array(rewardSchema),
  /** `open`: can be opened now; `shut`: on a later day. */
  state: z.enum(['claimed', 'open', 'shut']),
});
export type CalendarDoor = z.output<typeof doorSchema>;

const calendarSchema = z.object({
  doors: z.array(doorSchema),
  /** False also on a break, at a limit, and under review. */
  canClaim: z.boolean(),
  /** When the next door can be opened, and until when the open one can. A day without one begins anew at the first. */
  nextAt: timeField,
});
export type SignInCalendar = z.output<typeof calendarSchema>;

export const loginBonus3User = defineCall('loginBonus3User', {
  access: 'member',
  about: 'The seven doors of the sign-in calendar: which are open, and what each gives.',
  body: emptyBodySchema,
  data: calendarSchema,
  errors: ['activityClosed'],
});

export const loginBonus3UserReceive = defineCall('loginBonus3UserReceive', {
  access: 'member',
  movesMoney: true,
  about: 'Opens the door of this UTC day, once.',
  body: z.object({ requestId: requestIdField }),
  data: claimedSchema,
  errors: ['activityClosed', ...CLAIM_ERRORS],
});
