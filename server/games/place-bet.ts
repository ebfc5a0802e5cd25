import type { gameBet } from '../../contract/games/game-calls.ts';
import { cents } from '../../contract/money.ts';
import { commitOf, fairSource, SERVER_SEED_BYTES } from '../../maths/provably-fair.ts';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { bodyHash } from '../ledger/body-hash.ts';
import { balanceOf, sessionOf } from './game-caller.ts';
import type { GameSessionRow } from './game-session-queries.ts';
import { gameOfSession } from './playable-game.ts';
import { asGameRound, findRefusal, findRound, hexOf, settleRound } from './public/game-rounds.ts';
import { assertBetSize, readBet } from './read-bet.ts';
import { findPriorRequest, type Settlement } from './round-queries.ts';

/** Stakes, decides, settles and reveals one round. */
export const placeBet: Handler<typeof gameBet> = async (body, request) => {
  const { context } = request;
  const session = sessionOf(request);
  const { requestId, clientSeed, commit } = body;
  assertBetSize(body.bet);
  const hash = bodyHash({ bet: body.bet, clientSeed, commit });
  const serverSeed = hexOf(session.serverSeed);
  if (commit !== commitOf(serverSeed)) return replay(context, session, requestId, hash);

  const game = gameOfSession(session);
  const bet = readBet(game, body.bet);
  const stake = game.stakeOf(bet);
  const now = context.clock.now();
  const roundId = context.newId();
  const { cycleMs, maths } = game;
  const asked = { session, requestId, bodyHash: hash, stake, cycleMs, now };
  const refusal = await findRefusal(context.sql, asked);
  if (refusal) return answerUnsettled(context, session, refusal);
  // Decided before anything moves; settleRound stores it only if the commitment is still current.
  const { win, outcome } = game.play(bet, [], fairSource(serverSeed, clientSeed));
  const nextSeed = context.random.bytes(SERVER_SEED_BYTES);
  const round = { ...asked, roundId, bet, win, outcome, maths, clientSeed, nextSeed };
  const settlement = await settleRound(context.sql, round);
  if (settlement.status !== 'settled') return answerUnsettled(context, session, settlement);
  const { gameId, slug, isPlayMoney } = session;
  const row = { id: roundId, gameId, slug, isPlayMoney, bet, stake, win, outcome, maths, settledAt: now };
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

/** A bet whose commitment is used: either a repeat of the same request, or the later of two. */
async function replay(context: Context, session: GameSessionRow, requestId: string, hash: Buffer) {
  const prior = await findPriorRequest(context.sql, session.playerId, requestId);
  if (!prior) throw new CallError('roundRunning', 'this commitment is not the current one');
  if (prior.call !== 'game/bet' || !prior.resultId || !hash.equals(prior.bodyHash)) {
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
