import { clientSeedField, commitField } from '../../../contract/call.ts';
import type { RoundProgress } from '../../../contract/games/game-calls.ts';
import type { AnySharedGame } from '../../../maths/shared-game.ts';
import { CallError } from '../../call-error.ts';
import type { Context } from '../../context.ts';
import type { GameSessionRow } from '../game-session-queries.ts';
import { storeOnce } from '../open-rounds.ts';
import { readBet } from '../read-bet.ts';
import { findPriorRequest } from '../round-request-queries.ts';
import { commitmentOf } from './known-round.ts';
import { callBetInSharedRound } from './shared-bet-queries.ts';
import { readSharedProgress } from './shared-progress.ts';
import { currentSharedRound } from './shared-view.ts';

/** Retrieve-balance shows it as the time by which a bet is settled; nobody can tell the end of a round from it. */
const SETTLED_WITHIN_MS = 5 * 60_000;

interface AskedBet {
  readonly requestId: string;
  readonly bet: unknown;
  /** The hash of the player's client seed. */
  readonly clientSeed: string;
  /** Of the round in which the player wants to bet. */
  readonly commit: string;
  readonly hash: Buffer;
}

/** Places a bet in the round that takes bets now. */
export async function joinSharedRound(
  context: Context,
  session: GameSessionRow,
  game: AnySharedGame,
  asked: AskedBet,
): Promise<RoundProgress> {
  const { requestId, hash, clientSeed } = asked;
  const now = context.clock.now();
  const prior = await findPriorRequest(context.sql, session.playerId, requestId);
  const { row: shared } = await currentSharedRound(context, game, session);
  if (prior) {
    if (prior.call !== 'game/bet' || !prior.resultId || !hash.equals(prior.bodyHash))
      throw new CallError('requestIdReused', `request id ${requestId} belongs to another request`);
    return readSharedProgress(context, session, shared, prior.resultId);
  }
  const bet = readBet(game, asked.bet);
  if (asked.commit !== commitmentOf(shared))
    throw new CallError('betsClosed', 'this round takes no more bets');
  if (!(shared.chain === null ? clientSeedField : commitField).safeParse(clientSeed).success)
    throw new CallError('invalidValue', 'clientSeed: not the hash of a seed', { field: 'clientSeed' });
  const joined = await storeOnce(() =>
    callBetInSharedRound(context.sql, {
      session,
      requestId,
      bodyHash: hash,
      roundId: context.newId(),
      sharedId: shared.id,
      bet,
      stake: game.stakeOf(bet),
      clientSeed,
      now,
      cycleMs: game.cycleMs,
      settlesAt: shared.closesAt + SETTLED_WITHIN_MS,
      journalId: context.newId(),
    }),
  );
  const { status, roundId, waitMs } = joined;
  if (status !== 'open' && status !== 'replayed' && status !== 'settled')
    throw new CallError(status, `bet refused: ${status}`, status === 'roundTooSoon' ? { waitMs } : undefined);
  return readSharedProgress(context, session, shared, roundId);
}
