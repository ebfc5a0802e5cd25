import type { gameOpen, gameRoundShown } from '../../contract/games/game-calls.ts';
import type { gameRoundProof } from '../../contract/games/round-record-calls.ts';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { Handler } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { actInRound } from './act-in-round.ts';
import { balanceOf, seedPairOf, sessionOf } from './game-caller.ts';
import { findRound, findRoundRecord } from './game-rounds.ts';
import { findGameSession, tradeLaunchToken } from './game-sessions.ts';
import { findOpenRoundOfGame } from './open-round-queries.ts';
import { placeBet } from './place-bet.ts';
import { gameOfSession } from './playable-game.ts';
import { asOpenRound } from './round-progress.ts';
import { readNextCommit } from './seed-pairs/rotate-seed-pair.ts';
import { sharedProofHandlers } from './shared-rounds/shared-proofs.ts';
import { watchRound } from './shared-rounds/watch-round.ts';
import { updateRoundShown, updateUnshownRound } from './unshown-round-queries.ts';

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
  const game = gameOfSession(session);
  const [balance, open, unshownRound, nextCommit] = await Promise.all([
    balanceOf(context, session),
    findOpenRoundOfGame(context.sql, session),
    session.unshownRoundId ? findRound(context.sql, session.unshownRoundId, session.playerId) : null,
    readNextCommit(context, context.sql, session.playerId),
  ]);
  return {
    gameToken: opened.gameToken,
    gameId: session.gameId,
    slug: session.slug,
    isPlayMoney: session.isPlayMoney,
    balance,
    stakes: [...game.stakes],
    defaultStake: game.defaultStake,
    seedPair: seedPairOf(session),
    nextCommit,
    unshownRound,
    // What the player has in a shared round is told with that round.
    openRound: open && open.sharedRoundId === null ? asOpenRound(context.seedSealer, open) : null,
    cycleMs: game.cycleMs,
  };
};

async function reopen(context: Context, gameToken: string) {
  const session = await findGameSession(context, gameToken, context.clock.now());
  return session && { session, gameToken };
}

const markRoundShown: Handler<typeof gameRoundShown> = async ({ roundId }, request) => {
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

const readRoundProof: Handler<typeof gameRoundProof> = async ({ roundId }, { context }) => {
  const round = isUuid(roundId) ? await findRoundRecord(context.sql, roundId) : null;
  if (!round) throw new CallError('roundUnknown', 'no such round');
  return round;
};

export const gamePlayHandlers = {
  ...sharedProofHandlers,
  gameOpen: openGame,
  gameBet: placeBet,
  gameAct: actInRound,
  gameRoundShown: markRoundShown,
  gameRoundProof: readRoundProof,
  gameWatch: watchRound,
};
