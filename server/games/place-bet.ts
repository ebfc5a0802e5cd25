import type { gameBet, RoundProgress } from '../../contract/games/game-calls.ts';
import { ROUND_LEFT_MS } from '../../contract/limits.ts';
import { cents } from '../../contract/money.ts';
import { hexOf } from '../../maths/provably-fair.ts';
import { isSharedGame } from '../../maths/shared-game.ts';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { bodyHash } from '../ledger/body-hash.ts';
import { openPairOf, seedPairAfter, sessionOf } from './game-caller.ts';
import { asGameRound, openRound, placeInPair, refusalOf, settleRound } from './game-rounds.ts';
import type { GameSessionRow } from './game-session-queries.ts';
import { gameOfSession } from './playable-game.ts';
import { assertJsonSize, readBet } from './read-bet.ts';
import { readProgress } from './round-progress.ts';
import type { OpenPair, Settlement } from './round-queries.ts';
import { findPriorRequest } from './round-request-queries.ts';
import { joinSharedRound } from './shared-rounds/join-shared-round.ts';

/** Stakes a bet; settles its round, or opens it where the player acts within it. */
export const placeBet: Handler<typeof gameBet> = async (body, request) => {
  const { context } = request;
  const session = sessionOf(request);
  const { requestId, clientSeed, commit } = body;
  assertJsonSize('bet', body.bet);
  const hash = bodyHash({ bet: body.bet, clientSeed, commit });
  const game = gameOfSession(session);
  if (isSharedGame(game)) return joinSharedRound(context, session, game, { ...body, hash });
  const pair = openPairOf(session);
  if (pair?.clientSeed !== clientSeed || hexOf(pair.commit) !== commit)
    return replay(context, session, requestId, hash);

  const bet = readBet(game, body.bet);
  const stake = game.stakeOf(bet);
  const now = context.clock.now();
  const { cycleMs, maths } = game;
  const asked = { session, requestId, bodyHash: hash, stake, cycleMs, now, pairId: pair.id };
  const roundId = context.newId();
  const staked = { ...asked, roundId, bet, maths, pair };
  const played = { win: cents(0), outcome: null as unknown, nonce: 0 };
  const settlement = await placeInPair(context, asked, pair, (nonce, source) => {
    const { isOver, win, outcome } = game.play(bet, [], source);
    Object.assign(played, { win, outcome, nonce });
    if (isOver) return settleRound(context.sql, { ...staked, nonce, win, outcome });
    const left = { settlesAt: now + ROUND_LEFT_MS, journalId: context.newId() };
    return openRound(context.sql, { ...staked, nonce, ...left });
  });
  if (settlement.status === 'open') return readProgress(context, session, roundId);
  if (settlement.status !== 'settled') return answerUnsettled(context, session, settlement);
  const { gameId, slug, isPlayMoney } = session;
  const { win, outcome, nonce } = played;
  const row = { id: roundId, gameId, slug, isPlayMoney, bet, stake, win, outcome, maths, settledAt: now };
  const round = asGameRound({ ...row, ...secretProof(pair, nonce), acts: [], absentActs: 0 });
  const balance = cents(settlement.balance);
  return { round, openRound: null, balance, seedPair: seedPairAfter(session, round.proof) };
};

/** Of a round whose pair is open. */
const secretProof = ({ commit, clientSeed }: OpenPair, nonce: number) => ({
  serverSeed: null,
  commit,
  clientSeed,
  nonce,
});

/** @throws CallError unless the same request was answered before. */
function answerUnsettled(
  context: Context,
  session: GameSessionRow,
  settlement: Settlement,
): Promise<RoundProgress> {
  if (settlement.status === 'replayed') return readProgress(context, session, settlement.roundId);
  throw refusalOf(settlement);
}

/** A bet of another seed pair: either a repeat of the same request, or the seeds have changed since. */
async function replay(context: Context, session: GameSessionRow, requestId: string, hash: Buffer) {
  const prior = await findPriorRequest(context.sql, session.playerId, requestId);
  if (!prior)
    throw new CallError('seedChanged', 'commitment and client seed are not those of the open seed pair');
  if (prior.call !== 'game/bet' || !prior.resultId || !hash.equals(prior.bodyHash)) {
    throw new CallError('requestIdReused', `request id ${requestId} belongs to another request`);
  }
  return readProgress(context, session, prior.resultId);
}
