import type { OpenSeedPair, PlacedNonce } from '../../../../contract/games/seed-pair-calls.ts';
import type { GameServer } from '../../../../games/engine/game-server.ts';
import { commitOf } from '../../../../maths/provably-fair.ts';
import { CallFailure } from '../../../../src/platform/http/call-failure.ts';

interface ServedPair {
  readonly commit: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  isRevealed: boolean;
  /** What became of each nonce, by its place. */
  readonly placed: { requestId: string; roundId: string | null; refusal: string | null }[];
}

/** The seed pairs of one player as the server keeps them; their server seeds are counted. */
export function makeSeedPairs() {
  const pairs: ServedPair[] = [];
  const seedOf = (number: number) => (number + 1).toString(16).padStart(64, '0');
  const nextCommit = () => commitOf(seedOf(pairs.length));
  const current = () => pairs.findLast(({ isRevealed }) => !isRevealed) ?? null;
  const open = (clientSeed: string) => {
    reveal();
    const serverSeed = seedOf(pairs.length);
    pairs.push({ commit: nextCommit(), serverSeed, clientSeed, isRevealed: false, placed: [] });
  };
  const reveal = () => {
    for (const pair of pairs) pair.isRevealed = true;
  };
  const shown = (): OpenSeedPair | null => {
    const pair = current();
    return pair && { commit: pair.commit, clientSeed: pair.clientSeed, nextNonce: pair.placed.length };
  };
  /** The place of a bet; a request that is repeated keeps its own. */
  const place = (requestId: string, fate: { roundId: string } | { refusal: string }): number => {
    const placed = current()?.placed ?? [];
    const kept = placed.findIndex((one) => one.requestId === requestId);
    const nonce = kept < 0 ? placed.length : kept;
    placed[nonce] = { requestId, roundId: null, refusal: null, ...fate };
    return nonce;
  };
  const calls: Pick<GameServer, 'rotateSeedPair' | 'nonces'> = {
    async rotateSeedPair({ commit, clientSeed }) {
      if (commit !== nextCommit()) throw new CallFailure('seedChanged', 'game/rotateSeedPair', {});
      const before = current();
      open(clientSeed);
      const revealed = before && {
        commit: before.commit,
        serverSeed: before.serverSeed,
        clientSeed: before.clientSeed,
        bets: before.placed.length,
      };
      return { seedPair: shown(), nextCommit: nextCommit(), revealed };
    },
    async nonces({ commit, from, to }) {
      const pair = pairs.find((one) => one.commit === commit);
      return (pair?.placed ?? [])
        .map(({ roundId, refusal }, nonce): PlacedNonce => ({ nonce, roundId, refusal }))
        .slice(from, to);
    },
  };
  return {
    nextCommit,
    current,
    shown,
    open,
    reveal,
    place,
    pairOf: (commit: string) => pairs.find((one) => one.commit === commit),
    calls,
  };
}
