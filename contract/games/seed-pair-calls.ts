import * as z from 'zod/mini';
import { commitField, defineCall, emptyBodySchema, playerSeedField, timeField } from '../call.ts';

/** The most nonces that one call lists. */
export const NONCES_LISTED = 500;

/** The two seeds that decide a player's bets now, as far as the player may know them. */
export const openSeedPairSchema = z.object({
  /** SHA-256 of the server seed, which stays secret until the pair is revealed. Hex. */
  commit: z.string(),
  clientSeed: z.string(),
  /** The place that the next bet gets; the first one is 0. */
  nextNonce: z.int(),
});
export type OpenSeedPair = z.output<typeof openSeedPairSchema>;

const revealedSeedPairSchema = z.object({
  commit: z.string(),
  /** 32 bytes in hex. */
  serverSeed: z.string(),
  clientSeed: z.string(),
  /** How many bets had a place in it, refused ones included. */
  bets: z.int(),
});

/** The seed pairs of a player. */
const seedPairsSchema = z.object({
  /** Null until one is opened. */
  seedPair: z.nullable(openSeedPairSchema),
  /** The commitment of the server seed that comes next: it is fixed before the client seed that goes with it. Hex. */
  nextCommit: z.string(),
});
export type SeedPairs = z.output<typeof seedPairsSchema>;

const rotation = {
  body: z.object({
    /** The commitment of the server seed that comes next, as the player was shown it. */
    commit: commitField,
    /** The client seed from now on. */
    clientSeed: playerSeedField,
  }),
  data: z.extend(seedPairsSchema, {
    /** The pair until now; null where there was none. */
    revealed: z.nullable(revealedSeedPairSchema),
  }),
} as const;

export const getSeedPair = defineCall('getSeedPair', {
  access: 'member',
  isOpenInMaintenance: true,
  about: 'The seed pair that decides the player’s bets now, and the commitment of the next server seed.',
  body: emptyBodySchema,
  data: z.extend(seedPairsSchema, {
    /** When the pair was opened; null without one. It is revealed a day later, once no round needs it. */
    openedAt: z.nullable(timeField),
  }),
});

export const rotateSeedPair = defineCall('rotateSeedPair', {
  access: 'member',
  isRepeatable: false,
  isOpenInMaintenance: true,
  about:
    'Reveals the server seed until now and opens the next one with a client seed of the player. It is refused while a round of the pair is open; the details list those rounds.',
  ...rotation,
  errors: ['seedChanged', 'seedInUse'],
});

export const gameRotateSeedPair = defineCall('game/rotateSeedPair', {
  access: 'game',
  isRepeatable: false,
  isOpenInMaintenance: true,
  ignores401: true,
  about: 'As `rotateSeedPair`, from the frame of a game; the first pair of a player is opened by it.',
  ...rotation,
  errors: ['seedChanged', 'seedInUse', 'gameSessionEnded'],
});

/** What became of the bet that got a place in a seed pair. */
const placedNonceSchema = z.object({
  nonce: z.int(),
  /** The round that it decided; null for a refused bet. */
  roundId: z.nullable(z.string()),
  /** The error key that refused the bet; null for a round. */
  refusal: z.nullable(z.string()),
});
export type PlacedNonce = z.output<typeof placedNonceSchema>;

export const gameNonces = defineCall('game/nonces', {
  access: 'game',
  isOpenInMaintenance: true,
  ignores401: true,
  about: 'What became of the nonces from one to another of a seed pair, in their order.',
  body: z.object({
    commit: commitField,
    from: z.int().check(z.nonnegative(), z.maximum(2 ** 31 - 1)),
    /** The first that is not wanted. At most `NONCES_LISTED` after `from`. */
    to: z.int().check(z.nonnegative(), z.maximum(2 ** 31 - 1)),
  }),
  data: z.object({ nonces: z.array(placedNonceSchema) }),
  errors: ['gameSessionEnded', 'invalidValue'],
});

/** The details of `seedInUse`: the open rounds that need the seed pair. */
export const seedInUseSchema = z.object({
  rounds: z.array(z.object({ roundId: z.string(), slug: z.string(), openedAt: timeField })),
});
