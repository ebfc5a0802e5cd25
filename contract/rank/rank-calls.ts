import * as z from 'zod/mini';
import { centsField, defineCall, timeField } from '../call.ts';

export const RANK_PAGE_SIZE = 10;

/** A page from 1; a page beyond the last is empty. */
export const rankPage = {
  pageNum: z.int().check(z.minimum(1), z.maximum(10_000)),
  pageSize: z.int().check(z.minimum(1), z.maximum(RANK_PAGE_SIZE)),
};

/** What a round returned of its stake, in hundredths: 1250 is 12.5 times the stake. */
const multipleField = z.int();

/** A row of a board; `id` is the place, from 1. Players are ranked by their best win as a multiple of its stake. */
export const rankRowSchema = z.object({
  id: z.int(),
  avatar: z.string(),
  /** Masked, except in the caller’s own row. */
  nickname: z.string(),
  /** Hundredths of the stake, from and to: both are the multiple of the best win. */
  amountSection: z.tuple([multipleField, multipleField]),
  /** When that round was settled. */
  createTime: timeField,
  isSelf: z.boolean(),
});
export type RankRow = z.output<typeof rankRowSchema>;

export const rankList = {
  allRank: z.object({ list: z.array(rankRowSchema), pages: z.int() }),
  /** Null for a caller who has no place. */
  personRank: z.nullable(rankRowSchema),
};

/** Says which bets count for a place. */
export const rankRuleSchema = z.object({
  /** The smallest stake of a round that counts. */
  minStake: centsField,
  /** The first rounds of each day count, so many; those after them change no place. */
  roundsPerDay: z.int(),
});
export type RankRule = z.output<typeof rankRuleSchema>;

const rankBoardSchema = z.enum(['day', 'week']);
export type RankBoard = z.output<typeof rankBoardSchema>;

export const getRankBoard = defineCall('getRankBoard', {
  access: 'member',
  about: 'Players by their best win of a day or week as a multiple of its stake, and the caller’s own place.',
  body: z.object({ board: rankBoardSchema, ...rankPage }),
  data: z.object({
    ...rankList,
    rule: rankRuleSchema,
    startsAt: timeField,
    endsAt: timeField,
    /** Rounds settled before it are counted. */
    countedUntil: timeField,
  }),
  errors: ['activityClosed'],
});
