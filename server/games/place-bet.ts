import type { gameBet, RoundProgress } from '../../contract/games/game-calls.ts';
import { ROUND_LEFT_MS } from '../../contract/limits.ts';
import { cents } from '../../contract/money.ts';
import { commitOf, fairSource, hexOf, SERVER_SEED_BYTES } from '../../maths/provably-fair.ts';
import { isSharedGame } from '../../maths/shared-game.ts';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { bodyHash } from '../ledger/body-hash.ts';
import { sessionOf } from './game-caller.ts';
import { asGameRound, findRefusal, isFree, openRound, settleRound } from './game-rounds.ts';
import type { GameSessionRow } from './game-session-queries.ts';
import { gameOfSession } from './playable-game.ts';
import { assertJsonSize, readBet } from './read-bet.ts';
import { readProgress } from './round-progress.ts';
import type { Settlement } from './round-queries.ts';
import { findPriorRequest } from './round-request-queries.ts';
import { joinSharedRound } from './shared-rounds/join-shared-round.ts';

/** Stakes a bet; settles and reveals its round, or opens it where the player acts within it. */
export const placeBet: Handler<typeof gameBet> = async (body, request) => {
  const { context } = request;
  const session = sessionOf(request);
  const { requestId, clientSeed, commit } = body;
  assertJsonSize('bet', body.bet);
  const hash = bodyHash({ bet: body.bet, clientSeed, commit });
  const game = gameOfSession(session);
  if (isSharedGame(game)) return joinSharedRound(context, session, game, { ...body, hash });
  const serverSeed = hexOf(session.serverSeed);
  if (commit !== commitOf(serverSeed)) return replay(context, session, requestId, hash);

  const bet = readBet(game, body.bet);
  const stake = game.stakeOf(bet);
  const now = context.clock.now();
  const roundId = context.newId();
  const { cycleMs, maths } = game;
  const asked = { session, requestId, bodyHash: hash, stake, cycleMs, now };
  const refusal = isFree(asked) ? null : await findRefusal(context.sql, asked);
  if (refusal) return answerUnsettled(context, session, refusal);
  // Decided before anything moves; it is stored only if the commitment is still current.
  const { isOver, win, outcome } = game.play(bet, [], fairSource(serverSeed, clientSeed));
  const nextSeed = context.random.bytes(SERVER_SEED_BYTES);
  const staked = { ...asked, roundId, bet, maths, clientSeed, nextSeed };
  if (!isOver) {
    const left = { settlesAt: now + ROUND_LEFT_MS, journalId: context.newId() };
    const opening = await openRound(context.sql, { ...staked, ...left });
    if (opening.status !== 'open') return answerUnsettled(context, session, opening);
    return readProgress(context, session, roundId, nextSeed);
  }
  const settlement = await settleRound(context.sql, { ...staked, win, outcome });
  if (settlement.status !== 'settled') return answerUnsettled(context, session, settlement);
  const { gameId, slug, isPlayMoney } = session;
  const row = { id: roundId, gameId, slug, isPlayMoney, bet, stake, win, outcome, maths, settledAt: now };
  return {
    round: asGameRound({ ...row, acts: [], absentActs: 0, serverSeed: session.serverSeed, clientSeed }),
    openRound: null,
    balance: cents(settlement.balance),
    nextCommit: commitOf(hexOf(nextSeed)),
  };
};

/** @throws CallError unless the same request was answered before. */
function answerUnsettled(
  context: Context,
  session: GameSessionRow,
  settlement: Settlement,
): Promise<RoundProgress> {
  const { status, nextSeed } = settlement;
  if (status === 'replayed' && nextSeed) return readProgress(context, session, settlement.roundId, nextSeed);
  if (status === 'settled' || status === 'open' || status === 'replayed')
    throw new Error('a round without a next seed');
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
  return readProgress(context, session, prior.resultId, session.serverSeed);
}
