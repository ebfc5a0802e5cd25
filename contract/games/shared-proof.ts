import * as z from 'zod/mini';
import { provenChainSchema } from '../seed-chain.ts';

/** What a round that all players share is proven by, beside its seeds: those of a bet in it are the round's. */
export const sharedProofSchema = z.object({
  sharedRoundId: z.string(),
  chain: provenChainSchema,
  /** Of the link in the chain, from 1 on. The link is the server seed, and the one before it the commitment. */
  position: z.int(),
  /** What the first bettors put into the client seed, in the order of their bets. */
  entries: z.array(
    z.object({
      /** SHA-256 of the seed, sent with the bet. Hex. */
      hash: z.string(),
      /** Null where it was not revealed; then its hash counts. */
      seed: z.nullable(z.string()),
    }),
  ),
});
export type SharedProof = z.output<typeof sharedProofSchema>;
