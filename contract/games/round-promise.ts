import * as z from 'zod/mini';
import { commitField, playerSeedField, requestIdField } from '../call.ts';

/** How long a device holds what it was promised. Days. */
export const PROMISE_DAYS = 90;

/** The place of a shared round in its hash chain, as it was shown before the bet. */
const chainPlaceSchema = z.object({
  /** Counts the chains of the game. */
  number: z.int(),
  /** The published link. Hex. */
  lastLink: z.string(),
  position: z.int(),
});
export type ChainPlace = z.output<typeof chainPlaceSchema>;

/** What a player's side was shown and sent with a stake, written down before it was sent: the round must show the same. */
export const roundPromiseSchema = z.object({
  /** Of the bet. */
  requestId: requestIdField,
  commit: commitField,
  clientSeed: playerSeedField,
  /** The place that the bet gets unless another one of the player comes before it. Null in a shared round. */
  nonce: z.nullable(z.int()),
  /** JSON, as it was sent. */
  bet: z.unknown(),
  /** Of a shared round of a chain. Promises of before have none. */
  chain: z.optional(chainPlaceSchema),
});
export type RoundPromise = z.output<typeof roundPromiseSchema>;
