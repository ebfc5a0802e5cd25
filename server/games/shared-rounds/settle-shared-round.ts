import { UNWATCHED_MS } from '../../../contract/limits.ts';
import { cents } from '../../../contract/money.ts';
import { fairSource } from '../../../maths/provably-fair.ts';
import type { AnySharedGame } from '../../../maths/shared-game.ts';
import type { Context } from '../../context.ts';
import { poolShardOf } from '../../ledger/accounts.ts';
import { retryConflicts } from '../../ledger/run-transaction.ts';
import type { KnownRound } from './known-round.ts';
import {
  callSettleDecidedBets,
  callSettleSharedBets,
  readSharedBets,
  type SettledBet,
  type SharedBetRow,
} from './shared-bet-queries.ts';
import { type SharedRoundRow, updateSettledSharedRound } from './shared-round-queries.ts';
import { updateSettledVoidedRound, updateVoidedSharedRound } from './voided-round-queries.ts';

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
 * Settles all bets of a round whose result is known, makes that public, and lets the next one open.
 * @param isUnwatched the round stops here: bets that needed an act get their stake back
 */
export async function settleSharedRound(
  { sql, clock, log }: Context,
  game: AnySharedGame,
  row: KnownRound,
  isUnwatched: boolean,
): Promise<void> {
  const { seed, result, resultAt, nextAt, clientSeed } = row;
  if (seed === null || resultAt === null || nextAt === null || clientSeed === null)
    throw new Error(`shared round ${row.id} has no result`);
  const now = clock.now();
  const bets = await readSharedBets(sql, row.id);
  if (isUnwatched && bets.length > 0)
    log.warn({ round: row.id, bets: bets.length }, 'no server watched over the shared round');
  for (const batch of batchesOf(bets)) {
    const settled = batch.map((bet) =>
      settledBetOf(bet, game, { serverSeed: seed, clientSeed }, isUnwatched),
    );
    const decided = { sharedId: row.id, bets: settled, now: clock.now(), isWatched: !isUnwatched };
    // Another process has called the round off: whoever looks at it next gives the other stakes back.
    if (!(await retryConflicts(() => callSettleDecidedBets(sql, decided)))) return;
  }
  await updateSettledSharedRound(sql, {
    id: row.id,
    settledAt: now,
    serverSeed: Buffer.from(seed, 'hex'),
    result,
    bets: row.bets,
    // One that is settled before its end is over from now on.
    resultAt: Math.min(resultAt, now),
    nextAt: Math.min(nextAt, now + game.shared.restMs),
  });
}

/**
 * Gives the stakes of a round back whose link nobody can open: its key is missing. It is called off first, under its
 * lock, so that a process that has the key does not settle it as well. What was cashed out of it stays paid. The next
 * round may open at once, when there is a key for it.
 */
export async function voidSharedRound(
  { sql, clock, log }: Context,
  game: AnySharedGame,
  row: KnownRound,
): Promise<void> {
  const { id, bets, startedAt, voidedAt } = row;
  const now = clock.now();
  if (voidedAt === null) {
    const unwatchedSince = now - UNWATCHED_MS;
    if (!(await updateVoidedSharedRound(sql, { id, startedAt, now, unwatchedSince }))) return;
    log.error({ round: id, bets }, 'the key of a shared round is missing: stakes go back');
  }
  for (const batch of batchesOf(await readSharedBets(sql, id))) {
    const settled = batch.map((bet) => voidBetOf(bet, game));
    await retryConflicts(() => callSettleSharedBets(sql, settled, now));
  }
  await updateSettledVoidedRound(sql, id, now);
}

function* batchesOf(bets: readonly SharedBetRow[]): Generator<readonly SharedBetRow[]> {
  for (let from = 0; from < bets.length; from += BETS_PER_STATEMENT)
    yield bets.slice(from, from + BETS_PER_STATEMENT);
}

function settledBetOf(
  { playerId, roundId, gameSessionId, bet }: SharedBetRow,
  game: AnySharedGame,
  seeds: { readonly serverSeed: string; readonly clientSeed: string },
  isUnwatched: boolean,
): SettledBet {
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

function voidBetOf({ playerId, roundId, gameSessionId, bet }: SharedBetRow, game: AnySharedGame): SettledBet {
  const read = game.readBet(bet);
  const { voidAct } = game.shared;
  const acts = voidAct === null ? [] : [voidAct];
  return {
    player: playerId,
    round: roundId,
    session: gameSessionId,
    acts,
    absentActs: acts.length,
    win: game.stakeOf(read),
    outcome: game.shared.pending(read, acts),
    shard: poolShardOf(playerId),
  };
}
