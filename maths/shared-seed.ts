import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { MAX_SEED_ENTRIES, type SeedEntry } from './seed-entries.ts';

/** What is sent with a bet in place of the client seed, which is shown once no bet can be placed any more. Hex. */
export const seedHashOf = (clientSeed: string): string => bytesToHex(sha256(utf8ToBytes(clientSeed)));

/**
 * The part of a shared round's numbers that the operator does not choose: SHA-256 of the round's id and the entries,
 * joined by colons. A seed that was not shown counts as its hash. Hex.
 */
export const sharedClientSeed = (roundId: string, entries: readonly SeedEntry[]): string =>
  seedHashOf(`${roundId}:${entries.map(({ hash, seed }) => seed ?? hash).join(':')}`);

/**
 * What a bettor notes of the hashes of a round's bets before revealing the own seed: SHA-256 of them in their order,
 * joined by colons. A list with another entry has another digest. Hex.
 */
export const entriesDigestOf = (hashes: readonly string[]): string => seedHashOf(hashes.join(':'));

/** What of a shared round's proof decides its client seed. */
interface EntriesProof {
  readonly clientSeed: string;
  readonly shared?: { readonly sharedRoundId: string; readonly entries: readonly SeedEntry[] } | undefined;
}

/** Whether every revealed seed has the hash that came with its bet, and the entries give the client seed. */
export function areEntriesKept({ clientSeed, shared }: EntriesProof): boolean {
  if (!shared) return true;
  const { sharedRoundId, entries } = shared;
  return (
    entries.length <= MAX_SEED_ENTRIES &&
    entries.every(({ hash, seed }) => seed === null || seedHashOf(seed) === hash) &&
    sharedClientSeed(sharedRoundId, entries) === clientSeed
  );
}
