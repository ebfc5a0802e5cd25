import type { SharedRound } from '../../contract/games/game-calls.ts';
import type { ChainPlace } from '../../contract/games/round-promise.ts';
import { MAX_SEED_ENTRIES, placeOfEntry } from '../../maths/seed-entries.ts';
import { entriesDigestOf } from '../../maths/shared-seed.ts';
import type { RoundPromises } from '../engine/round-promises.ts';

/** A bet in a shared round, and what it put into the round. */
export interface OwnEntry {
  readonly sharedRoundId: string;
  readonly roundId: string;
  /** The server has only its hash until bets are closed. Null where a reload has lost it. */
  readonly clientSeed: string | null;
}

export const placeInChain = ({ number, lastLink, position }: ChainPlace): ChainPlace => ({
  number,
  lastLink,
  position,
});

/**
 * Notes the published hashes of the own round, and looks for the own one, which may be absent only where more bets
 * are in the round than have an entry. Null while the hashes are not published.
 */
export function notePublishedHashes(
  promises: Pick<RoundPromises, 'noteEntries'>,
  { sharedRoundId, roundId }: OwnEntry,
  { id, entryHashes, bets }: SharedRound,
): ReturnType<typeof placeOfEntry> | null {
  if (id !== sharedRoundId || entryHashes === null) return null;
  const hash = promises.noteEntries(roundId, entriesDigestOf(entryHashes));
  if (hash === null) return null;
  const place = placeOfEntry(hash, entryHashes);
  return place === 'after' && bets <= MAX_SEED_ENTRIES ? 'missing' : place;
}
