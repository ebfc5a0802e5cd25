import type { OpenRound, OwnPart, RoundProgress } from '../../../contract/games/game-calls.ts';
import { cents } from '../../../contract/money.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/sql.ts';
import { balanceOf } from '../game-caller.ts';
import { findRound } from '../game-rounds.ts';
import type { GameSessionRow } from '../game-session-queries.ts';
import { findOpenRoundOfGame, findOpenRoundRow } from '../open-round-queries.ts';
import { type CashedOutRow, findCashedOutRow } from '../round-queries.ts';
import { commitmentOf, sharedMathsOf } from './known-round.ts';
import { findSharedRound, type SharedRoundRow } from './shared-round-queries.ts';

/** A bet of the player as long as the result of its round is secret. */
function asOpenBet(
  { gameId, slug, isPlayMoney }: GameSessionRow,
  shared: SharedRoundRow,
  { id, bet, acts, stake }: Pick<CashedOutRow, 'id' | 'bet' | 'acts' | 'stake'>,
): OpenRound {
  const game = sharedMathsOf(shared);
  const made = acts.map((act) => game.readAct(act));
  return {
    roundId: id,
    gameId,
    slug,
    isPlayMoney,
    bet,
    acts: [...acts],
    stake: cents(stake),
    outcome: game.shared.pending(game.readBet(bet), made),
    openedAt: shared.opensAt,
    settlesAt: shared.closesAt,
    proof: {
      commit: commitmentOf(shared),
      clientSeed: shared.clientSeed ?? '',
      nonce: null,
      maths: shared.maths,
    },
  };
}

/** What the player has in the round that the game is at, or has not been shown of the one before. */
export async function readOwnPart(
  context: Context,
  session: GameSessionRow,
  shared: SharedRoundRow,
): Promise<OwnPart> {
  const { sql } = context;
  const { unshownRoundId, playerId } = session;
  const open = await findOpenRoundOfGame(sql, session);
  const settled = unshownRoundId ? await findRound(sql, unshownRoundId, playerId) : null;
  const cashedOut = unshownRoundId && !settled ? await findCashedOutRow(sql, playerId, unshownRoundId) : null;
  const bet = open ?? cashedOut;
  return {
    bet: bet?.sharedRoundId === shared.id ? asOpenBet(session, shared, bet) : null,
    round: settled,
    balance: await balanceOf(context, session),
  };
}

/**
 * How far a bet of the player has come by now.
 * @param current the round that the game is at, where it is known
 */
export async function readSharedProgress(
  context: Context,
  session: GameSessionRow,
  current: SharedRoundRow | null,
  roundId: string,
): Promise<RoundProgress> {
  const { sql } = context;
  const { playerId } = session;
  // In this order: a bet that is settled between two of them is found by a later one.
  const open =
    (await findOpenRoundRow(sql, playerId, roundId)) ?? (await findCashedOutRow(sql, playerId, roundId));
  const round = await findRound(sql, roundId, playerId);
  const balance = await balanceOf(context, session);
  if (round) return { round, openRound: null, balance, seedPair: null };
  const id = open?.sharedRoundId;
  const shared = current?.id === id ? current : id && (await findSharedRound(sql, id));
  if (!open || !shared) throw new Error(`round ${roundId} is gone`);
  const openRound = asOpenBet(session, shared, open);
  return { round: null, openRound, balance, seedPair: null };
}

/** A bet that is over: by an act of its player or not, and in a round that is not settled or in one that is. */
interface OwnEnd {
  readonly isActed: boolean;
  /** Null once it is settled. */
  readonly sharedRoundId: string | null;
}

/** Null for a bet that is not over, or that the player does not have in this game. */
export async function findOwnEnd(
  db: Db,
  { playerId, gameId, isPlayMoney }: GameSessionRow,
  roundId: string,
): Promise<OwnEnd | null> {
  const cashedOut = await findCashedOutRow(db, playerId, roundId);
  const round = cashedOut ?? (await findRound(db, roundId, playerId));
  if (round?.gameId !== gameId || round.isPlayMoney !== isPlayMoney) return null;
  if ('sharedRoundId' in round) return { isActed: true, sharedRoundId: round.sharedRoundId };
  return { isActed: round.acts.length > round.absentActs, sharedRoundId: null };
}
