/** The first bets of a round, in the order in which they came, put an entry into its client seed. */
export const MAX_SEED_ENTRIES = 50;

/** What a bettor puts into a round: the hash that came with the bet, and the seed unless it was withheld. */
export interface SeedEntry {
  /** SHA-256 of the seed's UTF-8 text. Hex. */
  readonly hash: string;
  readonly seed: string | null;
}

/** Whether the hash that a bettor sent is in the round. Bets after the first ones have no entry. */
export const hasEntry = (hash: string, entries: readonly SeedEntry[]): boolean =>
  entries.length >= MAX_SEED_ENTRIES || entries.some((entry) => entry.hash === hash);
