import type { CallBody, CallData } from '../../contract/call.ts';
import {
  type GameRound,
  gameBet,
  gameOpen,
  gameRoundProof,
  gameRoundShown,
} from '../../contract/games/game-calls.ts';
import { callServer } from '../../src/platform/http/call-server.ts';

export type BetBody = CallBody<typeof gameBet>;
export type BetAnswer = CallData<typeof gameBet>;
export type OpenAnswer = CallData<typeof gameOpen>;

/** The calls of a frame; each throws `CallFailure`. */
export interface GameServer {
  open(tokens: { launchToken?: string; gameToken?: string }): Promise<OpenAnswer>;
  bet(body: BetBody, gameToken: string): Promise<BetAnswer>;
  roundShown(roundId: string, gameToken: string): Promise<void>;
  roundProof(roundId: string): Promise<GameRound>;
}

export const gameServer: GameServer = {
  open: (tokens) => callServer(gameOpen, tokens),
  bet: (body, token) => callServer(gameBet, body, { token }),
  roundShown: async (roundId, token) => {
    await callServer(gameRoundShown, { roundId }, { token, isSilent: true });
  },
  roundProof: (roundId) => callServer(gameRoundProof, { roundId }),
};
