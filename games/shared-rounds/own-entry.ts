import type { SharedRound } from '../../contract/games/game-calls.ts';
import type { ChainPlace } from '../../contract/games/round-promise.ts';
import { MAX_SEED_ENTRIES, placeOfEntry } from '../../maths/seed-entries.ts';
import { entriesDigestOf } from '../../maths/shared-seed.ts';
import type { RoundPromises } from '../engine/round-promises.ts';

/** A bet in a shared round. */
export interface OwnBet {
  readonly sharedRoundId: string;
  readonly roundId: string;
}

/** What the published hashes say of the own bet. */
interface PublishedPlace {
  readonly place: ReturnType<typeof placeOfEntry>;
  /** The client seed, of which the server has only the hash; null where this tab has not kept it. */
  readonly seed: string | null;
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
  { sharedRoundId, roundId }: OwnBet,
  { id, entryHashes, bets }: SharedRound,
): PublishedPlace | null {
  if (id !== sharedRoundId || entryHashes === null) return null;
  const noted = promises.noteEntries(roundId, entriesDigestOf(entryHashes));
  if (noted === null) return null;
  const place = placeOfEntry(noted.clientSeed, entryHashes);
  const isForged = place === 'after' && bets <= MAX_SEED_ENTRIES;
  return { place: isForged ? 'missing' : place, seed: noted.seed ?? null };
}
