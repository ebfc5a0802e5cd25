import type { CallBody, CallData } from '../../contract/call.ts';
import {
  type GameRound,
  gameAct,
  gameBet,
  gameOpen,
  gameRoundProof,
  gameRoundShown,
  type RoundProgress,
} from '../../contract/games/game-calls.ts';
import { callServer } from '../../src/platform/http/call-server.ts';

export type BetBody = CallBody<typeof gameBet>;
type ActBody = CallBody<typeof gameAct>;
export type OpenAnswer = CallData<typeof gameOpen>;

/** The calls of a frame; each throws `CallFailure`. */
export interface GameServer {
  open(tokens: { launchToken?: string; gameToken?: string }): Promise<OpenAnswer>;
  bet(body: BetBody, gameToken: string): Promise<RoundProgress>;
  act(body: ActBody, gameToken: string): Promise<RoundProgress>;
  roundShown(roundId: string, gameToken: string): Promise<void>;
  roundProof(roundId: string): Promise<GameRound>;
}

export const gameServer: GameServer = {
  open: (tokens) => callServer(gameOpen, tokens),
  bet: (body, token) => callServer(gameBet, body, { token }),
  act: (body, token) => callServer(gameAct, body, { token }),
  roundShown: async (roundId, token) => {
    await callServer(gameRoundShown, { roundId }, { token, isSilent: true });
  },
  roundProof: (roundId) => callServer(gameRoundProof, { roundId }),
};
