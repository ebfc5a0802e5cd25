import * as z from 'zod/mini';
import { centsField, dayField, defineCall } from '../call.ts';

/** `month` is the calendar month so far, `year` that month and the eleven before it, `own` the days in the body. */
export const REPORT_PERIODS = ['today', 'days7', 'days30', 'month', 'year', 'own'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** A day of the market: from midnight to midnight in its own time zone. */
const reportDaySchema = z.iso.date();

/** The `gameId` of the row of the lotteries. */
export const LOTTERY_ROW = 0;

const figures = { staked: centsField, won: centsField, rounds: z.int() };

const playReportDataSchema = z.object({
  /** The days of the period, both included. */
  from: reportDaySchema,
  to: reportDaySchema,
  today: reportDaySchema,
  /** The market's time zone, like `Asia/Manila`. */
  timeZone: z.string(),
  totals: z.object({
    ...figures,
    /** Jackpot draws: won without a stake of their own. */
    prizes: centsField,
    /** Won and prizes less what was staked; below zero is a loss. */
    net: centsField,
    /** From opening each game to its last round, play money too. Milliseconds. */
    playedMs: z.int(),
  }),
  /** Days with a round or a prize, oldest first. */
  days: z.array(z.object({ day: reportDaySchema, ...figures, prizes: centsField })),
  /** Most staked first. The lotteries are a row of their own. */
  games: z.array(z.object({ gameId: z.int(), name: z.string(), typeId: z.int(), ...figures })),
  types: z.array(z.object({ typeId: z.int(), key: z.nullable(z.string()), ...figures })),
});
export type PlayReport = z.output<typeof playReportDataSchema>;

export const playReport = defineCall('playReport', {
  access: 'member',
  about:
    'What was staked and won with real money, by day, by game and by type of game, and how long was played.',
  body: z.object({
    period: z.enum(REPORT_PERIODS),
    /** Only with `own`, and then both. */
    from: z.nullable(dayField),
    to: z.nullable(dayField),
  }),
  data: playReportDataSchema,
  errors: ['invalidValue'],
});
