import * as z from 'zod/mini';
import { centsField, dayField, defineCall, timeField } from '../call.ts';
import { RECORD_EXPORT_PAGE_SIZE } from '../limits.ts';
import { heldPaymentSchema } from './held-payment.ts';
import { depositSchema } from './wallet-calls.ts';
import { withdrawalSchema } from './withdrawal.ts';

/** UTC days, as all days of the platform. Both are part of it; null leaves that side open. */
const span = { from: z.nullable(dayField), to: z.nullable(dayField) };

/** A page after the one whose `nextCursor` it is; null begins with the newest. */
const page = {
  cursor: z.nullable(z.string().check(z.maxLength(200))),
  pageSize: z.int().check(z.minimum(1), z.maximum(RECORD_EXPORT_PAGE_SIZE)),
};

const listOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    list: z.array(row),
    /** Null after the last page. */
    nextCursor: z.nullable(z.string()),
  });

export const recordKindSchema = z.enum([
  'deposit',
  'withdrawal',
  'returned',
  'bet',
  'prize',
  'safebox',
  'bonus',
  'forfeit',
  'other',
]);
export type RecordKind = z.output<typeof recordKindSchema>;

const coinRowSchema = z.object({
  id: z.string(),
  at: timeField,
  kind: recordKindSchema,
  /** The change of the balance; negative for a debit. */
  amount: centsField,
  /** For bets, as the next one: stake and win, whose difference is the amount. */
  gameName: z.nullable(z.string()),
  stake: z.nullable(centsField),
  win: z.nullable(centsField),
  /** What the server of a studio calls the round that it has decided: nobody can check it or see it again here. */
  studioRound: z.optional(z.string()),
});
export type CoinRow = z.output<typeof coinRowSchema>;

export const appUserCoinDetail = defineCall('appUserCoinDetail', {
  access: 'member',
  about: 'Every movement of the balance, newest first; all of them add up to it.',
  body: z.object({ ...span, ...page, kind: z.nullable(recordKindSchema) }),
  data: listOf(coinRowSchema),
  errors: ['invalidValue'],
});

const betRowSchema = z.object({
  roundId: z.string(),
  at: timeField,
  gameId: z.int(),
  gameName: z.string(),
  stake: centsField,
  win: centsField,
});
export type BetRow = z.output<typeof betRowSchema>;

export const betRecord = defineCall('betRecord', {
  access: 'member',
  about: 'Rounds played with real money, newest first.',
  body: z.object({ ...span, ...page }),
  data: listOf(betRowSchema),
  errors: ['invalidValue'],
});

const figures = {
  deposited: centsField,
  /** Requested, with fees. */
  withdrawn: centsField,
  /** Returned from rejected withdrawals. */
  returned: centsField,
  staked: centsField,
  won: centsField,
  prizes: centsField,
  /** Moved out of the safebox, less what was moved in. */
  safebox: centsField,
  /** Bonuses released as cash. */
  bonuses: centsField,
  other: centsField,
  rounds: z.int(),
};

const statementSchema = z.object({
  from: z.nullable(z.iso.date()),
  to: z.nullable(z.iso.date()),
  /** Balance before and after the span; their difference is exactly the figures. */
  opening: centsField,
  closing: centsField,
  totals: z.object(figures),
  /** UTC days with a movement, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), ...figures })),
});
export type Statement = z.output<typeof statementSchema>;
export type StatementFigures = Statement['totals'];

export const betRecordReport = defineCall('betRecordReport', {
  access: 'member',
  about: 'A statement: totals by day and overall, with the balance before and after.',
  body: z.object(span),
  data: statementSchema,
});

export const rechargeRecord = defineCall('rechargeRecord', {
  access: 'member',
  about: 'The player’s deposits in every state, newest first.',
  body: z.object({ ...span, ...page }),
  data: listOf(depositSchema),
  errors: ['invalidValue'],
});

export const withdrawalRecord = defineCall('exchangeRecord', {
  access: 'member',
  about: 'The player’s withdrawals in every state, newest first.',
  body: z.object({ ...span, ...page }),
  data: listOf(withdrawalSchema),
  errors: ['invalidValue'],
});

export const getHeldPayments = defineCall('getHeldPayments', {
  access: 'member',
  about: 'Payments that arrived and were not credited at once, with their state; newest first.',
  body: z.object(span),
  data: z.object({ list: z.array(heldPaymentSchema) }),
});
