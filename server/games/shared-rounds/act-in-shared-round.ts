import type { RoundProgress } from '../../../contract/games/game-calls.ts';
import { NO_CENTS } from '../../../contract/money.ts';
import { IllegalAct } from '../../../maths/game-maths.ts';
import { fairSource } from '../../../maths/provably-fair.ts';
import { CallError } from '../../call-error.ts';
import type { Context } from '../../context.ts';
import { isUuid } from '../../db/is-uuid.ts';
import type { GameSessionRow } from '../game-session-queries.ts';
import { findKnownAct } from '../known-act.ts';
import { findOpenRoundRow, type OpenRoundRow } from '../open-round-queries.ts';
import { actInOpenRound } from '../open-rounds.ts';
import { type KnownRound, knownRoundOf, sharedMathsOf } from './known-round.ts';
import { findOwnEnd, readSharedProgress } from './shared-progress.ts';
import { findSharedRound } from './shared-round-queries.ts';
import { phaseOf } from './shared-rounds.ts';

interface AskedAct {
  readonly requestId: string;
  readonly roundId: string;
  readonly hash: Buffer;
  /** Acts that the player has seen. */
  readonly after: number;
}

/** Acts for the player's bet at the time at which the call arrived: nothing that the caller says of it counts. */
export async function actInSharedRound(
  context: Context,
  session: GameSessionRow,
  asked: AskedAct,
): Promise<RoundProgress> {
  const now = context.clock.now();
  const { requestId, roundId } = asked;
  const open = isUuid(roundId) ? await findOpenRoundRow(context.sql, session.playerId, roundId) : undefined;
  if (!open || !isOfSession(open, session)) return answerWithoutBet(context, session, asked, now);
  if (asked.after !== 0) throw new CallError('roundAdvanced', 'the player has not acted in this round');
  const shared = await findKnownRound(context, open.sharedRoundId);
  if (!shared) throw new Error(`shared round of ${roundId} is gone`);
  const { act, win, outcome } = playAt(open, shared, now);
  const status = await actInOpenRound(context.sql, {
    session,
    requestId,
    bodyHash: asked.hash,
    roundId,
    acts: [act],
    added: NO_CENTS,
    end: { win, outcome },
    now,
    settlesAt: open.settlesAt,
    journalId: context.newId(),
  });
  if (status === 'roundSettled') {
    // Of a player's acts at once, one settles the bet.
    const end = await findOwnEnd(context.sql, session, roundId);
    if (end?.isActed) return answerWithoutBet(context, session, asked, now);
    // It arrived in time and was stored too late: longer than the time of grace lay between.
    context.log.error({ round: roundId }, 'act in a shared round came after its settlement');
    throw new CallError('actTooLate', 'the round is over');
  }
  if (status === 'open') throw new Error('an act in a shared round settles the bet');
  if (status !== 'settled' && status !== 'replayed') throw new CallError(status, `act refused: ${status}`);
  return readSharedProgress(context, session, shared, roundId);
}

async function findKnownRound(context: Context, id: string | null): Promise<KnownRound | null> {
  const row = id === null ? null : await findSharedRound(context.sql, id);
  return row && knownRoundOf(context, row);
}

const isOfSession = (open: OpenRoundRow, { gameId, isPlayMoney }: GameSessionRow) =>
  open.gameId === gameId && open.isPlayMoney === isPlayMoney;

/** @throws CallError actNotAllowed before there is anything to do, actTooLate after the end */
function playAt(open: OpenRoundRow, shared: KnownRound, now: number) {
  const { seed, clientSeed, startedAt } = shared;
  if (phaseOf(shared, now) === 'over') throw new CallError('actTooLate', 'the round is over');
  if (startedAt === null || clientSeed === null)
    throw new CallError('actNotAllowed', 'the round has not started');
  if (seed === null) throw new CallError('gameMaintenance', 'the key of the round is missing');
  const game = sharedMathsOf(shared);
  const bet = game.readBet(open.bet);
  try {
    const act = game.shared.actAt(bet, now - startedAt);
    const { win, outcome } = game.play(bet, [act], fairSource(seed, clientSeed));
    // What is stored before the end of the round must not have its result in it.
    return { act, win, outcome: shared.chain === null ? outcome : game.shared.pending(bet, [act]) };
  } catch (error) {
    if (error instanceof IllegalAct) throw new CallError('actNotAllowed', `${game.slug}: ${error.message}`);
    throw error;
  }
}

/** The player has no such bet any more, or never had. A doubled act counts as the first one while the round runs. */
async function answerWithoutBet(
  context: Context,
  session: GameSessionRow,
  { requestId, roundId, hash }: AskedAct,
  now: number,
): Promise<RoundProgress> {
  const { sql } = context;
  const { playerId } = session;
  const end = isUuid(roundId) ? await findOwnEnd(sql, session, roundId) : null;
  if (!end) throw new CallError('roundUnknown', 'the player has no such round in this game');
  const known = await findKnownAct(sql, { playerId, requestId, roundId, hash });
  const shared = await findKnownRound(context, end.sharedRoundId);
  const isRunning = shared !== null && phaseOf(shared, now) === 'running';
  if (known === 'repeated' || (known === 'doubled' && isRunning))
    return readSharedProgress(context, session, shared, roundId);
  throw end.isActed
    ? new CallError('roundSettled', 'the player has acted in this round')
    : new CallError('actTooLate', 'the round is over');
}
