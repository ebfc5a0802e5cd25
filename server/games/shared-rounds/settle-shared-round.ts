import { UNWATCHED_MS } from '../../../contract/limits.ts';
import { cents } from '../../../contract/money.ts';
import { fairSource, hexOf } from '../../../maths/provably-fair.ts';
import type { AnySharedGame } from '../../../maths/shared-game.ts';
import type { Context } from '../../context.ts';
import { poolShardOf } from '../../ledger/accounts.ts';
import { retryConflicts } from '../../ledger/run-transaction.ts';
import {
  callSettleSharedBets,
  readSharedBets,
  type SharedBetRow,
  type SharedRoundRow,
  updateSettledSharedRound,
} from './shared-round-queries.ts';

/** Bets settled by one statement. Other players' bets may wait for it, so that it must not be too long. */
const BETS_PER_STATEMENT = 250;

/** Whether no server watched over a running round for so long that its players could not act in time. */
export function wasUnwatched(
  { resultAt, watchedAt }: SharedRoundRow,
  game: AnySharedGame,
  now: number,
): boolean {
  if (game.shared.voidAct === null || resultAt === null || watchedAt === null) return false;
  return Math.min(now, resultAt) - watchedAt > UNWATCHED_MS;
}

/**
 * Settles all bets of a round whose result is known, and lets the next one open.
 * @param isUnwatched the round stops here: bets that needed an act get their stake back
 */
export async function settleSharedRound(
  { sql, clock, log }: Context,
  game: AnySharedGame,
  row: SharedRoundRow,
  isUnwatched: boolean,
): Promise<void> {
  const { resultAt, clientSeed } = row;
  if (resultAt === null || clientSeed === null) throw new Error(`shared round ${row.id} has no result`);
  const now = clock.now();
  const bets = await readSharedBets(sql, row.id);
  if (isUnwatched && bets.length > 0)
    log.warn({ round: row.id, bets: bets.length }, 'no server watched over the shared round');
  const settle = (bet: SharedBetRow) =>
    settledBetOf(bet, game, { serverSeed: hexOf(row.serverSeed), clientSeed }, isUnwatched);
  for (let from = 0; from < bets.length; from += BETS_PER_STATEMENT) {
    const settled = bets.slice(from, from + BETS_PER_STATEMENT).map(settle);
    await retryConflicts(() => callSettleSharedBets(sql, settled, now));
  }
  await updateSettledSharedRound(sql, row.id, { now, nextAt: now + game.shared.restMs });
}

function settledBetOf(
  { playerId, roundId, gameSessionId, bet }: SharedBetRow,
  game: AnySharedGame,
  seeds: { readonly serverSeed: string; readonly clientSeed: string },
  isUnwatched: boolean,
) {
  const read = game.readBet(bet);
  const play = (acts: readonly unknown[]) =>
    game.play(read, acts, fairSource(seeds.serverSeed, seeds.clientSeed));
  const asItStands = play([]);
  // What is won without an act is won; what an act might have won is given back.
  const { voidAct } = game.shared;
  const acts = isUnwatched && voidAct !== null && asItStands.win === cents(0) ? [voidAct] : [];
  const { win, outcome } = acts.length > 0 ? play(acts) : asItStands;
  const shard = poolShardOf(playerId);
  const absentActs = acts.length;
  return { player: playerId, round: roundId, session: gameSessionId, acts, absentActs, win, outcome, shard };
}
