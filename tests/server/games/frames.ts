import type { CallBody } from '../../../contract/call.ts';
import type { gameAct, gameBet } from '../../../contract/games/game-calls.ts';
import type { SeedPairs } from '../../../contract/games/seed-pair-calls.ts';
import { cents } from '../../../contract/money.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { seedPairHandlers } from '../../../server/games/seed-pairs/seed-pair-handlers.ts';
import { CLIENT_SEED } from '../support/seed-pair.ts';
import { type createPlatform, frameRequest, newRequestId, requestOf, type TestPlayer } from './platform.ts';

export const ROYAL_SEVENS_ID = 101;
export const STAKE = cents(1000);

export type Frame = SeedPairs & { gameToken: string };

/** What a bet names of the frame's seed pair. */
export function seedsOf({ seedPair }: Pick<Frame, 'seedPair'>): { clientSeed: string; commit: string } {
  return { clientSeed: seedPair?.clientSeed ?? '', commit: seedPair?.commit ?? '' };
}

/** Game frames of a platform and their calls. */
export function makeFrames({ context, clock }: ReturnType<typeof createPlatform>) {
  async function openFrame(player: TestPlayer, tryIt: 0 | 1 = 0, gameId = ROYAL_SEVENS_ID) {
    const started = await gameHandlers.startGame({ gameId, tryIt }, requestOf(context, player));
    const launchToken = new URL(started.url).hash.replace('#launch=', '');
    const opened = await gameHandlers.gameOpen({ launchToken }, requestOf(context, null));
    return opened.seedPair ? opened : { ...opened, ...(await rotate(opened)) };
  }

  /** Reveals the seed pair and opens the next one, as the frame of a player's first game does. */
  async function rotate({ gameToken, nextCommit }: Frame, clientSeed = CLIENT_SEED) {
    const request = await frameRequest(context, gameToken);
    return seedPairHandlers.gameRotateSeedPair({ commit: nextCommit, clientSeed }, request);
  }

  const spinBody = (frame: Frame, requestId = newRequestId(), stake = STAKE) => ({
    requestId,
    bet: { stake },
    ...seedsOf(frame),
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
    for (let round = 0; round < count; round += 1) {
      clock.at += 2500;
      rounds.push(await spin(frame));
    }
    return rounds;
  }

  return { openFrame, rotate, spinBody, placeBet, spin, act, spinMany };
}
