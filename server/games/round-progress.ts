import type { OpenRound, RoundProgress } from '../../contract/games/game-calls.ts';
import { cents } from '../../contract/money.ts';
import { gameMathsByName } from '../../games/all-games.ts';
import type { AnyGame } from '../../maths/game-maths.ts';
import { commitOf, fairSource, hexOf } from '../../maths/provably-fair.ts';
import type { RandomSource } from '../../maths/random-source.ts';
import type { Context } from '../context.ts';
import { SealError } from '../seal.ts';
import { readStoredSeed, type SeedSealer } from '../sealed-seed.ts';
import { balanceOf, seedPairAfter } from './game-caller.ts';
import { findRound } from './game-rounds.ts';
import type { GameSessionRow } from './game-session-queries.ts';
import { findOpenRoundRow, type OpenRoundRow } from './open-round-queries.ts';
import { placeOfPair } from './seed-pairs/place-of-pair.ts';

/**
 * The maths that a round was opened with, which may be an older version than the one that is played now.
 * @throws Error for maths that this build does not know
 */
export function mathsOf({ maths }: OpenRoundRow): AnyGame {
  const game = gameMathsByName(maths);
  if (!game) throw new Error(`no maths ${maths}`);
  return game;
}

/**
 * The row with its seed opened, which must not leave the server while the round is open, nor while its seed pair is.
 * @throws SealError without the key of the seed
 */
export function withServerSeed(
  sealer: SeedSealer,
  row: OpenRoundRow,
): OpenRoundRow & { readonly serverSeed: Uint8Array } {
  const place = placeOfPair(row.playerId, row.pairId ?? '');
  return { ...row, serverSeed: readStoredSeed(sealer, row, place) };
}

/** The numbers of a round from the first on. */
export function sourceOf({
  serverSeed,
  clientSeed,
  nonce,
}: Pick<OpenRoundRow, 'serverSeed' | 'clientSeed' | 'nonce'>): RandomSource {
  if (!serverSeed) throw new SealError('the seed of the round is sealed');
  return fairSource(hexOf(serverSeed), clientSeed, nonce);
}

/** An open round in wire format: its seed stays hidden. @throws SealError without the key of its seed */
export function asOpenRound(sealer: SeedSealer, found: OpenRoundRow): OpenRound {
  const row = withServerSeed(sealer, found);
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
    proof: {
      commit: row.commit ? hexOf(row.commit) : commitOf(hexOf(row.serverSeed)),
      clientSeed,
      nonce,
      maths,
    },
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
  const openRound = open && asOpenRound(context.seedSealer, open);
  return {
    round,
    openRound,
    balance: await balanceOf(context, session),
    seedPair: seedPairAfter(session, (round ?? openRound)?.proof),
  };
}
