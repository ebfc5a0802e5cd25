import type { gameAct, RoundProgress } from '../../contract/games/game-calls.ts';
import { MaintenanceStatus } from '../../contract/ids.ts';
import { ROUND_LEFT_MS } from '../../contract/limits.ts';
import { cents } from '../../contract/money.ts';
import { subtractCents } from '../../contract/money-arithmetic.ts';
import { IllegalAct, type RoundState } from '../../maths/game-maths.ts';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { Handler } from '../http/handler.ts';
import { bodyHash } from '../ledger/body-hash.ts';
import { sessionOf } from './game-caller.ts';
import { findRound } from './game-rounds.ts';
import type { GameSessionRow } from './game-session-queries.ts';
import { findKnownAct } from './known-act.ts';
import { findOpenRoundRow, type OpenRoundRow } from './open-round-queries.ts';
import { actInOpenRound } from './open-rounds.ts';
import { gameOfSession, sharedGameOfSession } from './playable-game.ts';
import { assertJsonSize } from './read-bet.ts';
import { mathsOf, readProgress, sourceOf, withServerSeed } from './round-progress.ts';
import { actInSharedRound } from './shared-rounds/act-in-shared-round.ts';

interface ActRequest {
  readonly requestId: string;
  readonly roundId: string;
  readonly hash: Buffer;
}

/** Adds one act to an open round of the session's game. */
export const actInRound: Handler<typeof gameAct> = async (body, request) => {
  const { context } = request;
  const session = sessionOf(request);
  const { requestId, roundId, after } = body;
  assertJsonSize('act', body.act);
  const asked = { requestId, roundId, hash: bodyHash({ roundId, act: body.act, after }) };
  if (sharedGameOfSession(session)) return actInSharedRound(context, session, { ...asked, after });
  gameOfSession(session);
  const open = isUuid(roundId) ? await findOpenRoundRow(context.sql, session.playerId, roundId) : undefined;
  if (!open || !isOfSession(open, session)) return answerWithoutRound(context, session, asked);
  if (open.acts.length !== after) return answerAgain(context, session, asked, 'roundAdvanced');

  const { acts, state } = playOn(withServerSeed(context.seedSealer, open), body.act);
  const now = context.clock.now();
  const added = subtractCents(state.stake, cents(open.stake));
  const { status: maintenance, until } = request.maintenance;
  if (added > 0 && maintenance !== MaintenanceStatus.open)
    throw new CallError('maintenance', 'no stake in maintenance', { until });
  const status = await actInOpenRound(context.sql, {
    session,
    requestId,
    bodyHash: asked.hash,
    roundId,
    acts,
    added,
    end: state.isOver ? { win: state.win, outcome: state.outcome } : null,
    now,
    settlesAt: now + ROUND_LEFT_MS,
    journalId: context.newId(),
  });
  if (status === 'roundAdvanced' || status === 'roundSettled')
    return answerAgain(context, session, asked, status);
  if (status !== 'open' && status !== 'settled' && status !== 'replayed')
    throw new CallError(status, `act refused: ${status}`);
  return readProgress(context, session, roundId);
};

const isOfSession = (open: OpenRoundRow, { gameId, isPlayMoney }: GameSessionRow) =>
  open.gameId === gameId && open.isPlayMoney === isPlayMoney;

/** @throws CallError actNotAllowed */
function playOn(open: OpenRoundRow, act: unknown): { acts: unknown[]; state: RoundState<unknown> } {
  const game = mathsOf(open);
  try {
    const acts = [...open.acts.map((made) => game.readAct(made)), game.readAct(act)];
    return { acts, state: game.play(game.readBet(open.bet), acts, sourceOf(open)) };
  } catch (error) {
    if (error instanceof IllegalAct) throw new CallError('actNotAllowed', `${game.slug}: ${error.message}`);
    throw error;
  }
}

/** The player has no such open round in this game: it is over, or never was. */
async function answerWithoutRound(context: Context, session: GameSessionRow, asked: ActRequest) {
  const settled = isUuid(asked.roundId)
    ? await findRound(context.sql, asked.roundId, session.playerId)
    : null;
  if (settled?.gameId !== session.gameId || settled.isPlayMoney !== session.isPlayMoney)
    throw new CallError('roundUnknown', 'the player has no such round in this game');
  return answerAgain(context, session, asked, 'roundSettled');
}

/**
 * A doubled act is answered like the first one: a button that is pressed twice must not tell a player who has won that
 * it was too late.
 * @throws CallError with `key` unless the same act was made before
 */
async function answerAgain(
  context: Context,
  session: GameSessionRow,
  { requestId, roundId, hash }: ActRequest,
  key: 'roundAdvanced' | 'roundSettled',
): Promise<RoundProgress> {
  const { playerId } = session;
  const known = await findKnownAct(context.sql, { playerId, requestId, roundId, hash });
  if (!known) throw new CallError(key, `act refused: ${key}`);
  return readProgress(context, session, roundId);
}
