import { mixSeed } from './lottery.ts';
import type { SeedEntry } from './seed-entries.ts';
import { seedHashOf } from './shared-seed.ts';

/** What a purchase has put into a draw. */
export interface LotteryEntry extends SeedEntry {
  /** The first of its ticket numbers: the purchases follow each other in the order of these. */
  readonly position: number;
}

/** What the purchases that were read so far come to. */
interface EntrySum {
  /** The running mix of the hashes: after a purchase it is the one of its receipt. */
  readonly hashMix: string;
  readonly clientSeed: string;
  readonly position: number;
  /** Every revealed seed has the hash that came with its purchase, and the purchases are in order. */
  readonly isRight: boolean;
}

/** Before the first purchase. @param hashMix of all purchases, which the client seed begins with */
export const noEntries = (commit: string, hashMix: string): EntrySum => ({
  hashMix: commit,
  clientSeed: hashMix,
  position: -1,
  isRight: true,
});

/** The client seed after one more purchase. A seed that was withheld counts as its hash. */
export const mixEntry = (clientSeed: string, { hash, seed }: SeedEntry): string =>
  mixSeed(clientSeed, seed ?? hash);

/** What all purchases come to after one more. */
export const addEntry = (sum: EntrySum, entry: LotteryEntry): EntrySum => ({
  hashMix: mixSeed(sum.hashMix, entry.hash),
  clientSeed: mixEntry(sum.clientSeed, entry),
  position: entry.position,
  isRight:
    sum.isRight &&
    entry.position > sum.position &&
    (entry.seed === null || seedHashOf(entry.seed) === entry.hash),
});

/** Whether all purchases of a draw give what its proof says. */
export const isSumOfDraw = (sum: EntrySum, proof: { hashMix: string | null; clientSeed: string }): boolean =>
  sum.isRight && sum.hashMix === proof.hashMix && sum.clientSeed === proof.clientSeed;
