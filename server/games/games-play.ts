import type { gameOpen, gameRoundProof, gameRoundShown, gameSpin } from '../../contract/games/game-calls.ts';
import { GameStatus } from '../../contract/ids.ts';
import { cents } from '../../contract/money.ts';
import { commitOf, fairSource, SERVER_SEED_BYTES } from '../../maths/provably-fair.ts';
import { playSlot } from '../../maths/slot/play-slot.ts';
import type { SlotModel } from '../../maths/slot/slot-model.ts';
import { slotModelOf } from '../../maths/slot-games.ts';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { CallRequest, GameCaller, Handler } from '../http/handler.ts';
import { bodyHash } from '../ledger/body-hash.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import type { GameSessionRow } from './game-session-queries.ts';
import { asGameRound, findRefusal, findRound, hexOf, settleRound } from './public/game-rounds.ts';
import { findGameSession, tradeLaunchToken } from './public/game-sessions.ts';
import { findPriorRequest, type Settlement } from './round-queries.ts';
import { updateRoundShown, updateUnshownRound } from './unshown-round-queries.ts';

const isGameSession = (caller: GameCaller): caller is GameSessionRow => 'serverSeed' in caller;

function sessionOf({ gameSession }: CallRequest): GameSessionRow {
  if (!gameSession || !isGameSession(gameSession))
    throw new TypeError('this call has no game session: is its access game?');
  return gameSession;
}

/** @throws CallError gameMaintenance when the game was closed, or removed, while a session was open. */
function modelOf({ slug, gameStatus }: GameSessionRow): SlotModel {
  const model = slotModelOf(slug);
  if (!model || gameStatus !== GameStatus.open) throw new CallError('gameMaintenance', `${slug} is closed`);
  return model;
}

async function balanceOf(context: Context, { playerId, isPlayMoney }: GameSessionRow) {
  return cents(await readBalance(context.sql, playerId, isPlayMoney ? 'play' : 'coin'));
}

const openGame: Handler<typeof gameOpen> = async ({ launchToken, gameToken }, { context }) => {
  const opened = launchToken
    ? await tradeLaunchToken(context, launchToken)
    : await reopen(context, gameToken ?? '');
  if (!opened) {
    throw launchToken
      ? new CallError('launchTokenInvalid', 'launch token unknown, used or older than a minute')
      : new CallError('gameSessionEnded', 'no open game session for this token');
  }
  const { session } = opened;
  const model = modelOf(session);
  const [balance, unshownRound] = await Promise.all([
    balanceOf(context, session),
    session.unshownRoundId ? findRound(context.sql, session.unshownRoundId, session.playerId) : null,
  ]);
  return {
    gameToken: opened.gameToken,
    gameId: session.gameId,
    slug: session.slug,
    isPlayMoney: session.isPlayMoney,
    balance,
    stakes: [...model.stakes],
    defaultStake: model.defaultStake,
    nextCommit: commitOf(hexOf(session.serverSeed)),
    unshownRound,
    cycleMs: model.cycleMs,
  };
};

async function reopen(context: Context, gameToken: string) {
  const session = await findGameSession(context.sql, gameToken, context.clock.now());
  return session && { session, gameToken };
}

const spin: Handler<typeof gameSpin> = async (body, request) => {
  const { context } = request;
  const session = sessionOf(request);
  const { requestId, stake, clientSeed, commit } = body;
  const hash = bodyHash({ stake, clientSeed, commit });
  const serverSeed = hexOf(session.serverSeed);
  if (commit !== commitOf(serverSeed)) return replay(context, session, requestId, hash);

  const model = modelOf(session);
  if (!model.stakes.includes(stake)) throw new CallError('stakeNotOffered', `stake ${stake} is not offered`);
  const now = context.clock.now();
  const roundId = context.newId();
  const { cycleMs, maths } = model;
  const asked = { session, requestId, bodyHash: hash, stake, cycleMs, now };
  const refusal = await findRefusal(context.sql, asked);
  if (refusal) return answerUnsettled(context, session, refusal);
  // Decided before anything moves; settleRound stores it only if the commitment is still current.
  const { win, outcome } = playSlot(model, stake, fairSource(serverSeed, clientSeed));
  const nextSeed = context.random.bytes(SERVER_SEED_BYTES);
  const round = { ...asked, roundId, win, outcome, maths, clientSeed, nextSeed };
  const settlement = await settleRound(context.sql, round);
  if (settlement.status !== 'settled') return answerUnsettled(context, session, settlement);
  const { gameId, isPlayMoney } = session;
  const row = { id: roundId, gameId, isPlayMoney, stake, win, outcome, maths, settledAt: now };
  return {
    round: asGameRound({ ...row, serverSeed: session.serverSeed, clientSeed }),
    balance: cents(settlement.balance),
    nextCommit: commitOf(hexOf(nextSeed)),
  };
};

/** @throws CallError unless the same request was settled before. */
function answerUnsettled(context: Context, session: GameSessionRow, settlement: Settlement) {
  const { status, nextSeed } = settlement;
  if (status === 'replayed' && nextSeed) return answerAgain(context, session, settlement.roundId, nextSeed);
  if (status === 'settled' || status === 'replayed') throw new Error('a settled round without a next seed');
  throw new CallError(
    status,
    `round refused: ${status}`,
    status === 'roundTooSoon' ? { waitMs: settlement.waitMs } : undefined,
  );
}

/** A spin whose commitment is used: either a repeat of the same request, or the later of two. */
async function replay(context: Context, session: GameSessionRow, requestId: string, hash: Buffer) {
  const prior = await findPriorRequest(context.sql, session.playerId, requestId);
  if (!prior) throw new CallError('roundRunning', 'this commitment is not the current one');
  if (prior.call !== 'game/spin' || !prior.resultId || !hash.equals(prior.bodyHash)) {
    throw new CallError('requestIdReused', `request id ${requestId} belongs to another request`);
  }
  return answerAgain(context, session, prior.resultId, session.serverSeed);
}

async function answerAgain(context: Context, session: GameSessionRow, roundId: string, nextSeed: Uint8Array) {
  const [round, balance] = await Promise.all([
    findRound(context.sql, roundId, session.playerId),
    balanceOf(context, session),
  ]);
  if (!round) throw new Error(`round ${roundId} is gone`);
  return { round, balance, nextCommit: commitOf(hexOf(nextSeed)) };
}

const roundShown: Handler<typeof gameRoundShown> = async ({ roundId }, request) => {
  const { context } = request;
  const session = sessionOf(request);
  const { playerId, id } = session;
  const round = isUuid(roundId) ? await findRound(context.sql, roundId, playerId) : null;
  if (!round) throw new CallError('roundUnknown', 'the player has no such round');
  const now = context.clock.now();
  await runTransaction(context.sql, async (tx) => {
    await updateRoundShown(tx, { playerId, roundId, now });
    await updateUnshownRound(tx, { playerId, gameSessionId: id, roundId });
  });
  return { balance: await balanceOf(context, session) };
};

const roundProof: Handler<typeof gameRoundProof> = async ({ roundId }, { context }) => {
  const round = isUuid(roundId) ? await findRound(context.sql, roundId) : null;
  if (!round) throw new CallError('roundUnknown', 'no such round');
  return round;
};

export const gamePlayHandlers = {
  gameOpen: openGame,
  gameSpin: spin,
  gameRoundShown: roundShown,
  gameRoundProof: roundProof,
};
