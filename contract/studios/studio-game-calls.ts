import * as z from 'zod/mini';
import { centsField, defineCall, timeField } from '../call.ts';

/** Longer lines of a book, in bytes of UTF-8, are not part of a proof: their hash in the table stands for them. */
export const MAX_PROOF_BOOK_BYTES = 80 * 1024;
/** Names of games in addresses; a longer one names none. */
const slugField = z.string().check(z.maxLength(40));

/** An exact share of 1: a fraction in lowest terms, both parts in decimal digits, as JSON has no whole numbers of their size. */
const shareSchema = z.object({
  numerator: z.string(),
  denominator: z.string(),
  /** Rounded half up; text like `96.0000`. */
  percent: z.string(),
});
export type Share = z.output<typeof shareSchema>;

/** What a mode of a studio’s game promises, as exact sums over its table. Chances are of one round. */
const modeFiguresSchema = z.object({
  /** As its package spells it. */
  name: z.string(),
  /** What a round is charged, in stakes: a decimal number. */
  cost: z.string(),
  /** Lines of its table, and the sum of their weights in decimal digits. */
  lines: z.int(),
  weightSum: z.string(),
  /** What comes back of what is charged, in the long run. */
  rtp: shareSchema,
  /** Rounds that return anything. */
  hitRate: shareSchema,
  /** Standard deviation of what a round returns, in what it costs. */
  deviation: z.number(),
  /** The first band is of rounds that return nothing, each other one of payouts from so many stakes up to the next. */
  bands: z.array(z.object({ from: z.number(), chance: shareSchema })),
  /** In hundredths of the stake. */
  topPayout: z.number(),
  topChance: shareSchema,
  /** What one round can pay at the largest stake. */
  exposure: centsField,
  /** Of its table and its cost, hex: the commitment is the hash of all modes’ roots. */
  root: z.string(),
});
export type ModeFigures = z.output<typeof modeFiguresSchema>;

const studioGameSchema = z.object({
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  /** By which new rounds are played, counted from 1. */
  version: z.int(),
  publishedAt: timeField,
  /** SHA-256 of the list of the mathematics’ files, as `sha256sum` writes it. Hex. */
  versionHash: z.string(),
  /** SHA-256 over the roots of the modes: every round is drawn from the tables under it. Hex. */
  commitment: z.string(),
  largestStake: centsField,
  modes: z.array(modeFiguresSchema),
});
export type StudioGame = z.output<typeof studioGameSchema>;

export const getStudioGame = defineCall('getStudioGame', {
  access: 'guest',
  isOpenInMaintenance: true,
  ignores401: true,
  about: 'What the released version of a studio’s game promises, exactly, and the roots of its tables.',
  body: z.object({ slug: slugField }),
  data: studioGameSchema,
  errors: ['gameUnknown'],
});

const modeProofSchema = z.object({
  mode: z.object({
    name: z.string(),
    cost: z.string(),
    lines: z.int(),
    weightSum: z.string(),
    tree: z.string(),
  }),
  /** The block’s place in the table, from 0. */
  blockIndex: z.int(),
  /** The lines of the block as they are hashed. Hex. */
  block: z.string(),
  leaf: z.string(),
  /** The other node of each pair on the way to the top, with the sum of the weights below it. */
  path: z.array(z.object({ sum: z.string(), hash: z.string() })),
});

const studioRoundProofSchema = z.object({
  roundId: z.string(),
  slug: z.string(),
  /** By which the round was played. */
  version: z.int(),
  /** Of that version, hex; and the roots of its modes in their order. */
  commitment: z.string(),
  roots: z.array(z.string()),
  mode: z.string(),
  /** The chosen stake, in which payouts count; what the round was charged, and what it pays. */
  level: centsField,
  stake: centsField,
  win: centsField,
  settledAt: timeField,
  /** Place of the line in the mode’s table, from 0; its id in decimal digits, its payout in hundredths of the level. */
  line: z.int(),
  id: z.string(),
  payout: z.int(),
  /** SHA-256 of `serverSeed`, shown before the stake. Hex. */
  commit: z.string(),
  /** Null while its seed pair is open: the round cannot be checked yet. Hex. */
  serverSeed: z.nullable(z.string()),
  clientSeed: z.string(),
  nonce: z.int(),
  proof: modeProofSchema,
  /** The line of the book as the studio wrote it; null for one of more than `MAX_PROOF_BOOK_BYTES`. */
  book: z.nullable(z.string()),
});
export type StudioRoundProof = z.output<typeof studioRoundProofSchema>;

export const getStudioRoundProof = defineCall('getStudioRoundProof', {
  access: 'guest',
  isOpenInMaintenance: true,
  ignores401: true,
  about:
    'Everything by which a round of a studio’s game is checked, for anyone who knows its id: seeds, lines of the table, the way to its root, and the line of the book.',
  body: z.object({ roundId: z.string().check(z.maxLength(64)) }),
  data: studioRoundProofSchema,
  errors: ['roundUnknown', 'gameMaintenance'],
});
