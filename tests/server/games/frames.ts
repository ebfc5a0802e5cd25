import type { CallBody } from '../../../contract/call.ts';
import type { GameState, gameAct, gameBet } from '../../../contract/games/game-calls.ts';
import { cents } from '../../../contract/money.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { type createPlatform, frameRequest, newRequestId, requestOf, type TestPlayer } from './platform.ts';

export const ROYAL_SEVENS = 101;
export const STAKE = cents(1000);

export type Frame = Pick<GameState, 'nextCommit'> & { gameToken: string };

/** Game frames of a platform and their calls. */
export function makeFrames({ context, clock }: ReturnType<typeof createPlatform>) {
  async function openFrame(player: TestPlayer, tryIt: 0 | 1 = 0, gameId = ROYAL_SEVENS) {
    const started = await gameHandlers.startGame({ gameId, tryIt }, requestOf(context, player));
    const launchToken = new URL(started.url).hash.replace('#launch=', '');
    return gameHandlers.gameOpen({ launchToken }, requestOf(context, null));
  }

  const spinBody = (frame: Frame, requestId = newRequestId(), stake = STAKE) => ({
    requestId,
    bet: { stake },
    clientSeed: 'player-seed',
    commit: frame.nextCommit,
  });

  /** A bet whose round may be settled or open. */
  async function placeBet(frame: Frame, body: CallBody<typeof gameBet>) {
    return gameHandlers.gameBet(body, await frameRequest(context, frame.gameToken));
  }

  /** A bet that settles its round. */
  async function spin(frame: Frame, body: CallBody<typeof gameBet> = spinBody(frame)) {
    const { round, ...answer } = await placeBet(frame, body);
    if (!round) throw new Error('the round is open');
    return { ...answer, round };
  }

  async function act(frame: Frame, body: CallBody<typeof gameAct>) {
    return gameHandlers.gameAct(body, await frameRequest(context, frame.gameToken));
  }

  /** Spins `count` rounds, one cycle apart. */
  async function spinMany(frame: Frame, count: number) {
    const rounds = [];
    let { nextCommit } = frame;
    for (let round = 0; round < count; round += 1) {
      clock.at += 2500;
      const settled = await spin({ ...frame, nextCommit });
      nextCommit = settled.nextCommit;
      rounds.push(settled);
    }
    return rounds;
  }

  return { openFrame, spinBody, placeBet, spin, act, spinMany };
}
