import type { SeedPairs } from '../../contract/games/seed-pair-calls.ts';
import { isCallFailure } from '../../src/platform/http/call-failure.ts';
import type { GameServer, OpenAnswer } from './game-server.ts';

/** How often a game is opened before it is given up that somebody else opens a seed pair each time. */
const MAX_OPENINGS = 3;

interface Rotation {
  readonly gameToken: string;
  /** The commitment of the next server seed, as it was shown. */
  readonly nextCommit: string;
  readonly clientSeed: string;
}

/**
 * Opens the next seed pair; the one until now is revealed.
 * @throws Error where another pair is opened than the one that was shown: nothing is staked on it
 */
export async function rotateSeedPair(
  server: Pick<GameServer, 'rotateSeedPair'>,
  { gameToken, nextCommit, clientSeed }: Rotation,
): Promise<SeedPairs> {
  const answer = await server.rotateSeedPair({ commit: nextCommit, clientSeed }, gameToken);
  const { seedPair } = answer;
  if (seedPair?.commit !== nextCommit || seedPair.clientSeed !== clientSeed)
    throw new Error('the server opened another seed pair than the one it had shown');
  return { seedPair, nextCommit: answer.nextCommit };
}

/**
 * Opens a game whose bets need a seed pair, and the player's first pair where none is open. Another tab may be first to do
 * so: then the game is opened again.
 * @param open asks for the state of the game; called once or a few times
 */
export async function openWithSeedPair(
  server: Pick<GameServer, 'rotateSeedPair'>,
  open: () => Promise<OpenAnswer>,
  newId: () => string,
): Promise<OpenAnswer> {
  for (let opening = 1; ; opening += 1) {
    const answer = await open();
    if (answer.seedPair) return answer;
    const { gameToken, nextCommit } = answer;
    try {
      return { ...answer, ...(await rotateSeedPair(server, { gameToken, nextCommit, clientSeed: newId() })) };
    } catch (error) {
      if (opening === MAX_OPENINGS || !isCallFailure(error) || error.key !== 'seedChanged') throw error;
    }
  }
}
