import type { gameBet, RoundProgress } from '../../contract/games/game-calls.ts';
import { ROUND_LEFT_MS } from '../../contract/limits.ts';
import { cents } from '../../contract/money.ts';
import { fairSource, hexOf } from '../../maths/provably-fair.ts';
import { isSharedGame } from '../../maths/shared-game.ts';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { bodyHash } from '../ledger/body-hash.ts';
import { readStoredSeed } from '../sealed-seed.ts';
import { openPairOf, seedPairAfter, sessionOf } from './game-caller.ts';
import { asGameRound, findRefusal, isFree, openRound, settleRound } from './game-rounds.ts';
import type { GameSessionRow } from './game-session-queries.ts';
import { gameOfSession } from './playable-game.ts';
import { assertJsonSize, readBet } from './read-bet.ts';
import { readProgress } from './round-progress.ts';
import type { OpenPair, Settlement } from './round-queries.ts';
import { findPriorRequest } from './round-request-queries.ts';
import { placeOfPair } from './seed-pairs/place-of-pair.ts';
import { joinSharedRound } from './shared-rounds/join-shared-round.ts';

/** How often the player's other bets may take the place that an outcome was worked out for. */
const MAX_PLACES_TRIED = 5;

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
  const asked = { session, requestId, bodyHash: hash, stake, cycleMs: game.cycleMs, now, pairId: pair.id };
  const refusal = isFree(asked) ? null : await findRefusal(context.sql, asked);
  if (refusal) return answerUnsettled(context, session, refusal);
  const roundId = context.newId();
  const staked = { ...asked, roundId, bet, maths: game.maths, pair };
  // Without the key that sealed it the bet is refused here, before anything moves.
  const place = placeOfPair(session.playerId, pair.id);
  const serverSeed = hexOf(readStoredSeed(context.seedSealer, pair, place));
  let nonce = session.keptNonce ?? pair.nextNonce;
  for (let tries = 1; ; tries += 1) {
    // Decided before anything moves; it is stored only if the place is still the bet's.
    const source = fairSource(serverSeed, clientSeed, nonce);
    const { isOver, win, outcome } = game.play(bet, [], source);
    const settlement = isOver
      ? await settleRound(context.sql, { ...staked, nonce, win, outcome })
      : await openRound(context.sql, {
          ...staked,
          nonce,
          settlesAt: now + ROUND_LEFT_MS,
          journalId: context.newId(),
        });
    if (settlement.status === 'nonceMoved' && settlement.nonce !== null && tries < MAX_PLACES_TRIED) {
      nonce = settlement.nonce;
      continue;
    }
    if (settlement.status === 'open') return readProgress(context, session, roundId);
    if (settlement.status !== 'settled') return answerUnsettled(context, session, settlement);
    const { gameId, slug, isPlayMoney } = session;
    const { maths } = game;
    const row = { id: roundId, gameId, slug, isPlayMoney, bet, stake, win, outcome, maths, settledAt: now };
    const round = asGameRound({ ...row, ...secretProof(pair, nonce), acts: [], absentActs: 0 });
    const balance = cents(settlement.balance);
    return { round, openRound: null, balance, seedPair: seedPairAfter(session, round.proof) };
  }
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
  const { status } = settlement;
  if (status === 'replayed') return readProgress(context, session, settlement.roundId);
  if (status === 'settled' || status === 'open') throw new Error(`a bet that is ${status} was refused`);
  const key = status === 'nonceMoved' ? 'roundRunning' : status;
  throw new CallError(
    key,
    `round refused: ${status}`,
    key === 'roundTooSoon' ? { waitMs: settlement.waitMs } : undefined,
  );
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
