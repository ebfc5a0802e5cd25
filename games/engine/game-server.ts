import type { CallBody, CallData } from '../../contract/call.ts';
import {
  type GameState,
  gameOpen,
  gameRoundProof,
  gameRoundShown,
  gameSpin,
} from '../../contract/games/game-calls.ts';
import { callServer } from '../../src/platform/http/call-server.ts';
import type { AnyRound } from './round.ts';

export type SpinBody = CallBody<typeof gameSpin>;
export type SpinAnswer = Omit<CallData<typeof gameSpin>, 'round'> & { readonly round: AnyRound };
export type OpenAnswer = Omit<GameState, 'unshownRound'> & {
  readonly gameToken: string;
  readonly unshownRound: AnyRound | null;
};

/** The calls of a frame; each throws `CallFailure`. */
export interface GameServer {
  open(tokens: { launchToken?: string; gameToken?: string }): Promise<OpenAnswer>;
  spin(body: SpinBody, gameToken: string): Promise<SpinAnswer>;
  roundShown(roundId: string, gameToken: string): Promise<void>;
  roundProof(roundId: string): Promise<AnyRound>;
}

export const gameServer: GameServer = {
  open: (tokens) => callServer(gameOpen, tokens),
  spin: (body, token) => callServer(gameSpin, body, { token }),
  roundShown: async (roundId, token) => {
    await callServer(gameRoundShown, { roundId }, { token, isSilent: true });
  },
  roundProof: (roundId) => callServer(gameRoundProof, { roundId }),
};
