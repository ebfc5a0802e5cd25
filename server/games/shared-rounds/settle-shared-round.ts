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
/** A round that is settled later than this had no server in its last moments: players could not act. */
const UNATTENDED_MS = 30_000;

/** Settles all bets of a round whose result is known, and lets the next one open. */
export async function settleSharedRound(
  { sql, clock, log }: Context,
  game: AnySharedGame,
  row: SharedRoundRow,
): Promise<void> {
  const { resultAt, clientSeed } = row;
  if (resultAt === null || clientSeed === null) throw new Error(`shared round ${row.id} has no result`);
  const now = clock.now();
  const isUnattended = now - resultAt > UNATTENDED_MS;
  const bets = await readSharedBets(sql, row.id);
  if (isUnattended && bets.length > 0)
    log.warn({ round: row.id, bets: bets.length }, 'shared round was unattended');
  const settle = (bet: SharedBetRow) =>
    settledBetOf(bet, game, { serverSeed: hexOf(row.serverSeed), clientSeed }, isUnattended);
  for (let from = 0; from < bets.length; from += BETS_PER_STATEMENT) {
    const settled = bets.slice(from, from + BETS_PER_STATEMENT).map(settle);
    await retryConflicts(() => callSettleSharedBets(sql, settled, now));
  }
  await updateSettledSharedRound(sql, row.id, now);
}

function settledBetOf(
  { playerId, roundId, gameSessionId, bet }: SharedBetRow,
  game: AnySharedGame,
  seeds: { readonly serverSeed: string; readonly clientSeed: string },
  isUnattended: boolean,
) {
  const read = game.readBet(bet);
  const play = (acts: readonly unknown[]) =>
    game.play(read, acts, fairSource(seeds.serverSeed, seeds.clientSeed));
  const asItStands = play([]);
  // What is won without an act is won; what an act might have won is given back.
  const { voidAct } = game.shared;
  const acts = isUnattended && voidAct !== null && asItStands.win === cents(0) ? [voidAct] : [];
  const { win, outcome } = acts.length > 0 ? play(acts) : asItStands;
  const shard = poolShardOf(playerId);
  const absentActs = acts.length;
  return { player: playerId, round: roundId, session: gameSessionId, acts, absentActs, win, outcome, shard };
}
