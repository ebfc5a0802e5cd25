import * as z from 'zod/mini';
import { defineCall, timeField } from '../call.ts';
import { seedChainSchema } from '../seed-chain.ts';
import { sharedProofSchema } from './shared-proof.ts';

/** A shared round of any player, as a stranger checks it. */
const sharedRoundProofSchema = z.object({
  slug: z.string(),
  /** Counts the rounds of the game. */
  number: z.int(),
  maths: z.string(),
  result: z.unknown(),
  settledAt: timeField,
  /** The link of the round before. Hex. */
  commit: z.string(),
  /** The link that decided it. Hex. */
  serverSeed: z.string(),
  clientSeed: z.string(),
  shared: sharedProofSchema,
});
export type SharedRoundProof = z.output<typeof sharedRoundProofSchema>;

export const gameSharedRoundProof = defineCall('game/sharedRoundProof', {
  access: 'guest',
  isOpenInMaintenance: true,
  ignores401: true,
  about: 'A settled shared round with its link, hashes and seeds, for anyone who knows its id.',
  body: z.object({ sharedRoundId: z.string().check(z.maxLength(64)) }),
  data: sharedRoundProofSchema,
  errors: ['roundUnknown'],
});

export const gameSeedChains = defineCall('game/seedChains', {
  access: 'guest',
  isOpenInMaintenance: true,
  ignores401: true,
  about:
    'The hash chains whose links decide shared rounds and lotteries, by game or lottery, the newest first.',
  body: z.object({}),
  data: z.object({
    chains: z.array(
      z.extend(seedChainSchema, {
        /** Of the game; or the name of a lottery’s chains, like `lottery-daily`. */
        slug: z.string(),
        publishedAt: timeField,
        /** Links that have decided a round, or decide the one of now. */
        used: z.int(),
      }),
    ),
  }),
});
