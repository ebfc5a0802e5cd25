import * as z from 'zod/mini';
import { centsField, timeField } from '../call.ts';
import { sectionSchema } from './jackpot.ts';

/** Everything needed to verify a draw; see maths/verify-draw.ts. */
const drawProofSchema = z.object({
  /** SHA-256 of `serverSeed`, shown before the draw. Hex. */
  commit: z.string(),
  /** Revealed with the result. Hex. */
  serverSeed: z.string(),
  clientSeed: z.string(),
  /** Which maths decided, like `lucky-jackpot@1`. */
  maths: z.string(),
  /** The odds in force at the draw: of the ten cells by index, and of the tiers, highest first. */
  cellWeights: z.array(z.int()),
  tierWeights: z.array(z.int()),
});

/** A completed draw: the spin result, and a row of the player's record. */
export const jackpotDrawSchema = z.object({
  /** The draw's key (UUIDv7). */
  id: z.string(),
  /** 1 the cell's own reward, 2 a jackpot. */
  type: z.int(),
  /** What was won: a reward id, or for type 2 the tier's prop id, 50001 to 50004. */
  propId: z.int(),
  /** The count: cents for coin (2001) and jackpots, whole units otherwise. */
  count: z.int(),
  /** Cents that went to the playable balance with it; 0 for a reward that is not money. */
  bonus: centsField,
  /** Where the light stops: index of the cell in the award configs, 0 to 9. */
  cell: z.int(),
  /** The UTC day whose chance was used, YYYY-MM-DD. */
  day: z.string(),
  createTime: timeField,
  proof: drawProofSchema,
});
export type JackpotDraw = z.output<typeof jackpotDrawSchema>;

/** A row of the rank list; `id` is the rank, from 1. Players are ranked by all they have won in draws, in cents. */
export const jackpotRankRowSchema = z.object({
  id: z.int(),
  avatar: z.string(),
  /** Masked, except in the caller's own row. */
  nickname: z.string(),
  amountSection: sectionSchema,
  /** Of the player's latest draw. */
  createTime: timeField,
  isSelf: z.boolean(),
});
export type JackpotRankRow = z.output<typeof jackpotRankRowSchema>;
