import * as z from 'zod/mini';

/** A hash chain whose links decide the rounds of a game or of a lottery. */
export const seedChainSchema = z.object({
  /** Counts the chains of the game or the lottery. */
  number: z.int(),
  /** Rounds that it decides. */
  length: z.int(),
  /** Link 0, published before the first round; SHA-256 of each link is the one before it. Hex. */
  lastLink: z.string(),
});

/** The chain of a round that is over. */
export const provenChainSchema = z.extend(seedChainSchema, {
  /** The published link of the chain after it; null until there is one. */
  nextLastLink: z.nullable(z.string()),
});
