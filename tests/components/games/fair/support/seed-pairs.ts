import type { CallData } from '../../../../../contract/call.ts';
import { getSeedPair, rotateSeedPair } from '../../../../../contract/games/seed-pair-calls.ts';
import { cents } from '../../../../../contract/money.ts';
import { commitOf } from '../../../../../maths/provably-fair.ts';
import { server } from '../../../support/server.ts';

export const MEMBER = { player: { id: 7, coin: cents(60_000) } };

const SERVER_SEEDS = ['ab', 'cd', 'ef'].map((byte) => byte.repeat(32));

/** Server seeds in the order in which they come into force, with their commitments. */
export const [FIRST, SECOND, THIRD] = SERVER_SEEDS.map((serverSeed) => ({
  serverSeed,
  commit: commitOf(serverSeed),
})) as [ServerSeed, ServerSeed, ServerSeed];

interface ServerSeed {
  readonly serverSeed: string;
  readonly commit: string;
}

export const CLIENT_SEED = '幸运 seed';
const BETS = 1_204;

/** The pair of the first server seed is open. */
export const OPEN_PAIR: CallData<typeof getSeedPair> = {
  seedPair: { commit: FIRST.commit, clientSeed: CLIENT_SEED, nextNonce: BETS },
  nextCommit: SECOND.commit,
  openedAt: Date.UTC(2026, 2, 9, 4),
};

/** The same player after a change in another tab. */
export const CHANGED_PAIR: CallData<typeof getSeedPair> = {
  seedPair: { commit: SECOND.commit, clientSeed: 'of-the-other-tab', nextNonce: 0 },
  nextCommit: THIRD.commit,
  openedAt: Date.UTC(2026, 2, 9, 5),
};

/** The pair of the first server seed can be changed, once. */
export function answerRotation(): void {
  server().answer(getSeedPair, OPEN_PAIR);
  server().answer(rotateSeedPair, ({ clientSeed }) => ({
    seedPair: { commit: SECOND.commit, clientSeed, nextNonce: 0 },
    nextCommit: THIRD.commit,
    revealed: { ...FIRST, clientSeed: CLIENT_SEED, bets: BETS },
  }));
}

/** A round of the game of mines still needs the pair. */
export function rejectRotationInUse(): void {
  server().reject(rotateSeedPair, 'seedInUse', {
    rounds: [{ roundId: 'round-7', slug: 'mines-of-brass', openedAt: Date.UTC(2026, 2, 9, 4, 30) }],
  });
}
