import * as z from 'zod/mini';

/** The hash chain whose links decide the rounds of a game. */
export const seedChainSchema = z.object({
  /** Counts the chains of the game. */
  number: z.int(),
  /** Rounds that it decides. */
  length: z.int(),
  /** Link 0, published before the first round; SHA-256 of each link is the one before it. Hex. */
  lastLink: z.string(),
});

/** What a round that all players share is proven by, beside its seeds: those of a bet in it are the round's. */
export const sharedProofSchema = z.object({
  sharedRoundId: z.string(),
  chain: z.extend(seedChainSchema, {
    /** The published link of the chain after it; null until there is one. */
    nextLastLink: z.nullable(z.string()),
  }),
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
