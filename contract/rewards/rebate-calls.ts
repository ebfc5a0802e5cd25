import * as z from 'zod/mini';
import { centsField, defineCall, requestIdField, timeField } from '../call.ts';
import { CLAIM_ERRORS, claimedSchema } from './vip-calls.ts';

const gameTypeSchema = z.int().check(z.minimum(1), z.maximum(1_000));

const typeRebateSchema = z.object({
  /** See `GameType`. */
  type: z.int(),
  /** Of what the stakes count, in millionths, at the player’s level. */
  ratePpm: z.int(),
  /** The same for VIP themes 1 to 6. */
  rates: z.array(z.int()),
  /** What counts of today's real-money stakes, and the rebate that it has brought so far. */
  betToday: centsField,
  growing: centsField,
  /** Of the days before, not claimed yet. */
  claimable: centsField,
});

export const betBonus = defineCall('betBonus', {
  access: 'member',
  about: 'The player’s rebate by game type: rates, today’s growing amount, and what can be claimed.',
  /** `type` 1 is the rebate of bets; there is no other yet. */
  body: z.object({ type: z._default(z.literal(1), 1) }),
  data: z.object({
    types: z.array(typeRebateSchema),
    growing: centsField,
    claimable: centsField,
    /** A day’s rebate lapses after so many days. */
    keptDays: z.int(),
    /** When today’s rebate becomes claimable: a minute after the next UTC midnight. */
    nextAt: timeField,
    /** False while nothing may be granted to this player. */
    canClaim: z.boolean(),
  }),
});

export const betBonusReceive = defineCall('betBonusReceive', {
  access: 'member',
  movesMoney: true,
  about: 'Claims the rebate of all game types, of every UTC day before today.',
  body: z.object({ requestId: requestIdField }),
  data: claimedSchema,
  errors: CLAIM_ERRORS,
});

export const betBonusByTypeReceive = defineCall('betBonusByTypeReceive', {
  access: 'member',
  movesMoney: true,
  about: 'Claims the rebate of one game type, of every UTC day before today.',
  body: z.object({ requestId: requestIdField, type: gameTypeSchema }),
  data: claimedSchema,
  errors: CLAIM_ERRORS,
});

export const REBATE_LOG_SIZE = 31;

export const betBonusLog = defineCall('betBonusLog', {
  access: 'member',
  about: 'Rebates that were claimed, newest first.',
  body: z.object({ before: z.nullable(timeField) }),
  data: z.object({
    list: z.array(
      z.object({
        at: timeField,
        type: z.int(),
        /** The last UTC day that it covers, YYYY-MM-DD. */
        upTo: z.string(),
        amount: centsField,
      }),
    ),
  }),
});
