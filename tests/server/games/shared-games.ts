import type { CallBody } from '../../../contract/call.ts';
import { gameBet, type gameWatch, type OpenRound } from '../../../contract/games/game-calls.ts';
import { gameRoundProof } from '../../../contract/games/round-record-calls.ts';
import { seedHashOf } from '../../../maths/shared-seed.ts';
import type { Context } from '../../../server/context.ts';
import type { Sql } from '../../../server/db/sql.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { chainNameOf } from '../../../server/games/shared-rounds/chain-name.ts';
import { type KnownRound, knownRoundOf } from '../../../server/games/shared-rounds/known-round.ts';
import { settleSharedRounds } from '../../../server/games/shared-rounds/settle-shared-rounds-job.ts';
import { findLatestSharedRound } from '../../../server/games/shared-rounds/shared-round-queries.ts';
import { publishSeedChain } from '../../../server/seed-chains/seed-chains.ts';
import { CLIENT_SEED } from '../support/seed-pair.ts';
import { type Frame, makeFrames } from './frames.ts';
import {
  createPlatform,
  frameRequest,
  newRequestId,
  requestOf,
  seedOpenGame,
  seedPlayer,
} from './platform.ts';

export const AIRSHIP_ID = 9_004;
export const KENO_ID = 9_005;
export const COIN = 1_000_000;

/** Adds the games whose rounds are shared to the catalogue. */
export async function seedSharedGames(sql: Sql): Promise<void> {
  await sql`delete from games where slug in ('airship', 'keno-lights')`;
  await seedOpenGame(sql, AIRSHIP_ID, 'airship');
  await seedOpenGame(sql, KENO_ID, 'keno-lights');
  // Short chains: a long one takes a second to work out.
  const { context } = createPlatform(sql);
  for (const gameId of [AIRSHIP_ID, KENO_ID])
    await publishSeedChain(context, { name: chainNameOf(gameId), number: 1, length: 2_000 });
}

/** What a process with the key knows of the last round of a game. */
export async function knownRound(context: Context, gameId: number): Promise<KnownRound> {
  const row = await findLatestSharedRound(context.sql, gameId);
  if (!row) throw new Error('no round');
  return knownRoundOf(context, row);
}

/** A settled round as anybody gets it. */
export const readProof = async (context: Context, roundId: string) =>
  gameRoundProof.data.parse(await gameHandlers.gameRoundProof({ roundId }, requestOf(context, null)));

/** Frames of games whose rounds are shared. */
export function makeSharedGames(sql: Sql, platform: ReturnType<typeof createPlatform>) {
  const { context, clock } = platform;
  const frames = makeFrames(platform);

  async function join(gameId: number, { tryIt = 0 as 0 | 1, coin = COIN } = {}) {
    const player = await seedPlayer(context, { coin });
    const frame = await frames.openFrame(player, tryIt, gameId);
    return { player, frame };
  }

  const watch = async (frame: Frame, body: CallBody<typeof gameWatch> = { wantsOwn: true }) =>
    gameHandlers.gameWatch(body, await frameRequest(context, frame.gameToken));

  /** A bet in the round that is watched now. */
  const betBody = async (frame: Frame, bet: unknown, requestId = newRequestId()) => ({
    requestId,
    bet,
    clientSeed: seedHashOf(CLIENT_SEED),
    commit: (await watch(frame)).round.commit,
  });

  async function bet(frame: Frame, value: unknown): Promise<OpenRound> {
    const answer = await frames.placeBet(frame, await betBody(frame, value));
    const { openRound } = gameBet.data.parse(answer);
    if (!openRound) throw new Error('the bet is settled at once');
    return openRound;
  }

  const cashOut = (frame: Frame, { roundId }: { roundId: string }, requestId = newRequestId()) =>
    frames.act(frame, { requestId, roundId, act: { kind: 'cashOut' }, after: 0 });

  /** Closes the round that takes bets. Its end is known to nobody but a test. */
  async function startFlight(
    frame: Frame,
  ): Promise<{ crashAt: number; startedAt: number; resultAt: number }> {
    const { round } = await watch(frame);
    clock.at = Math.max(clock.at, round.revealsCloseAt ?? round.closesAt);
    await watch(frame);
    const { result, startedAt, resultAt } = await knownRound(context, AIRSHIP_ID);
    if (startedAt === null || resultAt === null) throw new Error('no flight');
    return { ...(result as { crashAt: number }), startedAt, resultAt };
  }

  /** Lets the time pass while a server watches over the flight. */
  async function flyTo(at: number): Promise<void> {
    clock.at = at;
    await sql`update shared_rounds set watched_at = ${at} where started_at is not null and settled_at is null`;
  }

  /** Starts the round that takes bets, settles it, and goes on to the next. */
  async function endRound(frame: Frame): Promise<void> {
    const { resultAt } = await startFlight(frame);
    await flyTo(resultAt + 1_000);
    await watch(frame);
    clock.at = resultAt + 20_000;
    await sql`update sessions set last_act_at = ${clock.at}, reality_seen_at = ${clock.at}`;
    await watch(frame);
  }

  /** A flight with a bet in it that reaches the multiplier; tries as many rounds as it takes. */
  async function flyUntil(frame: Frame, value: unknown, isWanted: (crashAt: number) => boolean) {
    for (let tries = 0; tries < 80; tries += 1) {
      const openRound = await bet(frame, value);
      const flight = await startFlight(frame);
      if (isWanted(flight.crashAt)) return { openRound, ...flight };
      await endRound(frame);
    }
    throw new Error('no such flight');
  }

  /** Leaves whatever round there is behind. */
  async function leaveRounds(): Promise<void> {
    for (let step = 0; step < 2; step += 1) {
      clock.at += 200_000;
      await settleSharedRounds(context);
    }
  }

  return {
    ...frames,
    leaveRounds,
    join,
    watch,
    betBody,
    bet,
    cashOut,
    startFlight,
    flyTo,
    endRound,
    flyUntil,
  };
}
