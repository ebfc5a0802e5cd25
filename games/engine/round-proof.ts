import type { GameRound } from '../../contract/games/game-calls.ts';
import { gameRoundProof } from '../../contract/games/round-record-calls.ts';
import { callServer } from '../../src/platform/http/call-server.ts';

/** A settled round as the server has it now. Fetched when it is first wanted: few players check a round in the game. */
export const fetchRoundProof = (roundId: string): Promise<GameRound> =>
  callServer(gameRoundProof, { roundId });
