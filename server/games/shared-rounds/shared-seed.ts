import { createHash } from 'node:crypto';

/** The seeds of this many bets, in the order in which they came, are mixed into a round. */
export const SEEDS_MIXED = 3;

/**
 * The part of a shared round's numbers that the operator does not choose: SHA-256 of the round's id and the first bets'
 * client seeds, joined by colons. Hex. Without bets nobody plays for it, and the id is alone.
 */
export function clientSeedOf(roundId: string, seeds: readonly string[]): string {
  return createHash('sha256')
    .update([roundId, ...seeds].join(':'))
    .digest('hex');
}
