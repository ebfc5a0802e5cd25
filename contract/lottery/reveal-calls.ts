import * as z from 'zod/mini';
import { defineCall, playerSeedField } from '../call.ts';
import { productField } from './lottery-terms.ts';

/** Of a round. */
const numberField = z.int().check(z.minimum(1), z.maximum(1e9));

export const revealLotterySeed = defineCall('revealLotterySeed', {
  access: 'member',
  about:
    'Reveals the seed whose hash the player’s purchases of a round carried, between the end of the sale and the draw.',
  body: z.object({ product: productField, number: numberField, clientSeed: playerSeedField }),
  /** The mix of all hashes that was fixed before the seed was taken. */
  data: z.object({ hashMix: z.string() }),
  errors: [
    'lotteryOrderUnknown',
    'lotteryRevealsNone',
    'lotterySeedWrong',
    'lotteryRevealEarly',
    'lotteryRevealLate',
  ],
});

/** Entries in one answer at most. */
export const MAX_LOTTERY_ENTRIES = 500;

const entrySchema = z.object({
  /** The first ticket number of the purchase, which is its place in the sale. */
  position: z.int(),
  /** SHA-256 of the seed, as the purchase carried it. Hex. */
  hash: z.string(),
  /** Null where it was not revealed. */
  seed: z.nullable(z.string()),
});

export const getLotteryEntries = defineCall('getLotteryEntries', {
  access: 'guest',
  about:
    'What each purchase has put into a draw, in the order of the sale, to work its client seed out again.',
  body: z.object({
    product: productField,
    number: numberField,
    /** Purchases after this position; null begins with the first. */
    after: z.nullable(z.int().check(z.minimum(0), z.maximum(1e9))),
    pageSize: z.int().check(z.minimum(1), z.maximum(MAX_LOTTERY_ENTRIES)),
  }),
  data: z.object({ list: z.array(entrySchema), nextAfter: z.nullable(z.int()) }),
  errors: ['lotteryUnknown', 'lotteryRevealsNone'],
});
