import type { exitGame, startGame } from '../../contract/games/game-calls.ts';
import { GameStatus } from '../../contract/ids.ts';
import { cents } from '../../contract/money.ts';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import { isUuid } from '../db/is-uuid.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { originsOf } from '../http/origins.ts';
import { amountOf, transfer } from '../ledger/entries.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { findGame, isRemoteGame } from './game-queries.ts';
import { closeGameSessions, openGameSession } from './game-sessions.ts';
import { gamePlayHandlers } from './games-play.ts';
import { findOpenRoundOfGame } from './open-round-queries.ts';
import { playableGame } from './playable-game.ts';
import { saveGameOpened } from './played-game-queries.ts';
import { openRemoteGame } from './remote-games/open-remote-game.ts';

/** Play money is refilled to this amount when less than a tenth of it is left, each time a demo is opened. */
const DEMO_BALANCE = cents(1_000_000);

const launchGame: Handler<typeof startGame> = async ({ gameId, tryIt, activityId }, request) => {
  const { context } = request;
  const player = memberOf(request);
  const game = await wantedGame(context, gameId);
  const { slug, isHosted } = game;
  const { sql, hooks } = context;
  const hosted = isHosted ? await hooks.hostedPage(context, { ...request, slug }) : null;
  const remote = isRemoteGame(game) ? await hooks.remotePage(context, game, request) : null;
  const now = context.clock.now();
  // Nothing is opened that could not be played.
  await hooks.rejectStaleTerms(sql, player.id, now);
  await hooks.rejectPlay(sql, { playerId: player.id, sessionId: player.sessionId, now });
  const isPlayMoney = tryIt === 1;
  // A round that waits for the player may be played to its end.
  if (!isPlayMoney && !(await findOpenRoundOfGame(context.sql, { playerId: player.id, gameId, isPlayMoney })))
    await hooks.rejectUsedUpLimit(sql, hooks, player.id, now);
  const opening = {
    playerId: player.id,
    sessionId: player.sessionId,
    gameId,
    // It only says where the player came from: an invalid value is no reason to refuse.
    activityId: activityId !== undefined && Math.abs(activityId) < 2 ** 31 ? activityId : null,
    isPlayMoney,
  };
  if (isRemoteGame(game) && remote) {
    const opened = await openRemoteGame(context, { ...opening, aggregator: game.aggregator }, remote);
    await saveGameOpened(sql, { playerId: player.id, gameId, now: context.clock.now() });
    return opened;
  }
  if (isPlayMoney) await fillPlayMoney(context, player.id);
  const studioVersion = hosted?.version ?? null;
  const { id, launchToken } = await openGameSession(context, { ...opening, studioVersion });
  await saveGameOpened(sql, { playerId: player.id, gameId, now: context.clock.now() });
  if (hosted) {
    const url = hosted.address({ token: launchToken, isPlayMoney });
    return { url, gameSessionId: id, gamesOrigin: hosted.origin };
  }
  const { games } = originsOf(request.requestUrl, context.settings);
  return { url: `${games}/${slug}/#launch=${launchToken}`, gameSessionId: id, gamesOrigin: games };
};

async function wantedGame({ sql }: Context, gameId: number) {
  const game = await findGame(sql, gameId);
  if (!game) throw new CallError('gameUnknown', `no game ${gameId}`);
  const { slug, status, isHosted, isStudioDown } = game;
  if (status === GameStatus.maintenance)
    throw isStudioDown
      ? new CallError('studioDown', `the studio of ${slug} does not answer`)
      : new CallError('gameMaintenance', `${slug} is in maintenance`);
  if (!isHosted && !isRemoteGame(game) && !playableGame(slug, status))
    throw new CallError('gameComing', `${slug} cannot be played yet`);
  return game;
}

/** Under the player's lock: of two concurrent starts the second finds the money. */
function fillPlayMoney(context: Context, playerId: string): Promise<void> {
  return runTransaction(context.sql, async (tx) => {
    const now = await context.hooks.assertMayPlay(tx, context.clock, playerId);
    const left = await readBalance(tx, playerId, 'play');
    if (left >= DEMO_BALANCE / 10) return;
    const amount = amountOf('play', DEMO_BALANCE - left);
    await postJournal(tx, {
      playerId,
      id: context.newId(),
      kind: 'playMoney',
      entries: transfer(amount, { from: 'house:play', to: 'player:play' }),
      at: now,
    });
  });
}

const leaveGame: Handler<typeof exitGame> = async ({ gameSessionId }, request) => {
  const { sql, clock } = request.context;
  const { id } = memberOf(request);
  // An invalid id names no open session: there is nothing to close.
  if (gameSessionId === undefined || isUuid(gameSessionId)) {
    await closeGameSessions(sql, id, clock.now(), 'exit', gameSessionId);
  }
  return { coin: cents(await readBalance(sql, id, 'coin')) };
};

export const gameHandlers = { startGame: launchGame, exitGame: leaveGame, ...gamePlayHandlers };
