import type { SharedRoundProof } from '../contract/games/shared-proof-calls.ts';
import { commitOf, fairSource } from './provably-fair.ts';
import { isSameJson } from './same-json.ts';
import type { AnySharedGame } from './shared-game.ts';
import { areEntriesKept } from './shared-seed.ts';

/** What a stranger finds of a shared round. `isLinkOfChain` goes from its link down to the published one. */
export interface SharedRoundCheck {
  /** The link hashes to the one before it; the first one of a chain to the published one. */
  readonly isLinkKept: boolean;
  /** Every revealed seed has its hash, and together they are the client seed. */
  readonly areEntriesKept: boolean;
  /** Link, client seed and the published maths give exactly this result. */
  readonly isResultSame: boolean;
  readonly isFair: boolean;
}

/**
 * Verifies a settled shared round, without a bet in it; it trusts only the round's own data and sends no request.
 * @param game the maths that the proof names; with any other the result counts as not the same
 */
export function verifySharedRound(game: AnySharedGame, proof: SharedRoundProof): SharedRoundCheck {
  const { commit, serverSeed, clientSeed, shared, result, maths } = proof;
  const isHex = /^[0-9a-f]{64}$/.test(serverSeed);
  const isPublished = shared.position !== 1 || shared.chain.lastLink === commit;
  const isLinkKept = isHex && commitOf(serverSeed) === commit && isPublished;
  const areKept = areEntriesKept({ clientSeed, shared });
  const isResultSame =
    isHex && game.maths === maths && isSameJson(game.shared.draw(fairSource(serverSeed, clientSeed)), result);
  return {
    isLinkKept,
    areEntriesKept: areKept,
    isResultSame,
    isFair: isLinkKept && areKept && isResultSame,
  };
}
