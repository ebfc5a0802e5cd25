import type { CallBody, CallData } from '../../contract/call.ts';
import {
  type GameRound,
  gameAct,
  gameBet,
  gameOpen,
  gameRoundShown,
  gameWatch,
  type RoundProgress,
  type WatchedRound,
} from '../../contract/games/game-calls.ts';
import { gameNonces, gameRotateSeedPair, type PlacedNonce } from '../../contract/games/seed-pair-calls.ts';
import { callServer } from '../../src/platform/http/call-server.ts';

export type BetBody = CallBody<typeof gameBet>;
type ActBody = CallBody<typeof gameAct>;
type WatchBody = CallBody<typeof gameWatch>;
type RotationBody = CallBody<typeof gameRotateSeedPair>;
export type NoncesBody = CallBody<typeof gameNonces>;
export type OpenAnswer = CallData<typeof gameOpen>;

/** The calls of a frame; each throws `CallFailure`. */
export interface GameServer {
  open(tokens: { launchToken?: string; gameToken?: string }): Promise<OpenAnswer>;
  bet(body: BetBody, gameToken: string): Promise<RoundProgress>;
  act(body: ActBody, gameToken: string): Promise<RoundProgress>;
  /** Answered when there is something new, or after about a second. */
  watch(body: WatchBody, gameToken: string): Promise<WatchedRound>;
  roundShown(roundId: string, gameToken: string): Promise<void>;
  roundProof(roundId: string): Promise<GameRound>;
  /** Opens the next seed pair, and reveals the one until now. */
  rotateSeedPair(body: RotationBody, gameToken: string): Promise<CallData<typeof gameRotateSeedPair>>;
  nonces(body: NoncesBody, gameToken: string): Promise<readonly PlacedNonce[]>;
}

export const gameServer: GameServer = {
  open: (tokens) => callServer(gameOpen, tokens),
  bet: (body, token) => callServer(gameBet, body, { token }),
  act: (body, token) => callServer(gameAct, body, { token }),
  watch: (body, token) => callServer(gameWatch, body, { token, isSilent: true }),
  roundShown: async (roundId, token) => {
    await callServer(gameRoundShown, { roundId }, { token, isSilent: true });
  },
  // Fetched when it is first wanted: few players check a round in the game.
  roundProof: async (roundId) => {
    const { gameRoundProof } = await import('../../contract/games/round-record-calls.ts');
    return callServer(gameRoundProof, { roundId });
  },
  rotateSeedPair: (body, token) => callServer(gameRotateSeedPair, body, { token }),
  nonces: async (body, token) => (await callServer(gameNonces, body, { token, isSilent: true })).nonces,
};
