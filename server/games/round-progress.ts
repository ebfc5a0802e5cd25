import type { OpenRound, RoundProgress } from '../../contract/games/game-calls.ts';
import { cents } from '../../contract/money.ts';
import { gameMathsByName } from '../../games/all-games.ts';
import type { AnyGame } from '../../maths/game-maths.ts';
import { commitOf, fairSource, hexOf } from '../../maths/provably-fair.ts';
import type { Context } from '../context.ts';
import { balanceOf, seedPairAfter } from './game-caller.ts';
import { findRound } from './game-rounds.ts';
import type { GameSessionRow } from './game-session-queries.ts';
import { findOpenRoundRow, type OpenRoundRow } from './open-round-queries.ts';

/**
 * The maths that a round was opened with, which may be an older version than the one that is played now.
 * @throws Error for maths that this build does not know
 */
export function mathsOf({ maths }: OpenRoundRow): AnyGame {
  const game = gameMathsByName(maths);
  if (!game) throw new Error(`no maths ${maths}`);
  return game;
}

/** The numbers of a round from the first on. */
export const sourceOf = (row: OpenRoundRow) => fairSource(seedOf(row), row.clientSeed, row.nonce);

function seedOf({ id, serverSeed }: OpenRoundRow): string {
  if (serverSeed === null) throw new Error(`round ${id} has no seed of the player's own`);
  return hexOf(serverSeed);
}

/** An open round in wire format: its seed stays hidden. */
export function asOpenRound(row: OpenRoundRow): OpenRound {
  const game = mathsOf(row);
  const acts = row.acts.map((act) => game.readAct(act));
  const { outcome } = game.play(game.readBet(row.bet), acts, sourceOf(row));
  const { gameId, slug, isPlayMoney, bet, openedAt, settlesAt, clientSeed, nonce, maths } = row;
  return {
    roundId: row.id,
    gameId,
    slug,
    isPlayMoney,
    bet,
    acts: [...row.acts],
    stake: cents(row.stake),
    outcome,
    openedAt,
    settlesAt,
    proof: { commit: commitOf(seedOf(row)), clientSeed, nonce, maths },
  };
}

/** How far a round of the player has come by now. */
export async function readProgress(
  context: Context,
  session: GameSessionRow,
  roundId: string,
): Promise<RoundProgress> {
  const { sql } = context;
  // In this order: a round that is settled between the two is found by the second.
  const open = (await findOpenRoundRow(sql, session.playerId, roundId)) ?? null;
  const round = open ? null : await findRound(sql, roundId, session.playerId);
  if (!open && !round) throw new Error(`round ${roundId} is gone`);
  const openRound = open && asOpenRound(open);
  return {
    round,
    openRound,
    balance: await balanceOf(context, session),
    seedPair: seedPairAfter(session, (round ?? openRound)?.proof),
  };
}
