import type { CallBody, CallData } from '../../contract/call.ts';
import {
  type GameRound,
  type GameState,
  gameOpen,
  gameRoundProof,
  gameRoundShown,
  gameSpin,
} from '../../contract/calls/games.ts';
import { callServer } from '../../src/platform/http/call-server.ts';

export type SpinBody = CallBody<typeof gameSpin>;
export type SpinAnswer = CallData<typeof gameSpin>;
export type OpenAnswer = GameState & { gameToken: string };

/** The calls of a frame; each throws `CallFailure`. */
export interface GameServer {
  open(tokens: { launchToken?: string; gameToken?: string }): Promise<OpenAnswer>;
  spin(body: SpinBody, gameToken: string): Promise<SpinAnswer>;
  roundShown(roundId: string, gameToken: string): Promise<void>;
  roundProof(roundId: string): Promise<GameRound>;
}

export const gameServer: GameServer = {
  open: (tokens) => callServer(gameOpen, tokens),
  spin: (body, token) => callServer(gameSpin, body, { token }),
  roundShown: async (roundId, token) => {
    await callServer(gameRoundShown, { roundId }, { token, isSilent: true });
  },
  roundProof: (roundId) => callServer(gameRoundProof, { roundId }),
};
