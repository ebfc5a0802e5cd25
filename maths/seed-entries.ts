/** The first bets of a round, in the order in which they came, put an entry into its client seed. */
export const MAX_SEED_ENTRIES = 50;

/** What a bettor puts into a round: the hash that came with the bet, and the seed unless it was withheld. */
export interface SeedEntry {
  /** SHA-256 of the seed's UTF-8 text. Hex. */
  readonly hash: string;
  readonly seed: string | null;
}

/** Where the hash that a bettor sent stands. Bets after the first ones have no entry; any other one must have it. */
export function placeOfEntry(hash: string, hashes: readonly string[]): 'listed' | 'after' | 'missing' {
  if (hashes.includes(hash)) return 'listed';
  return hashes.length >= MAX_SEED_ENTRIES ? 'after' : 'missing';
}
