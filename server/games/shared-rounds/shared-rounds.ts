import { REVEAL_MS, UNWATCHED_MS } from '../../../contract/limits.ts';
import type { AnySharedGame } from '../../../maths/shared-game.ts';
import type { Context } from '../../context.ts';
import type { Sql } from '../../db/sql.ts';
import { runTransaction } from '../../ledger/run-transaction.ts';
import { lockSeedChain, updateNextPosition } from '../../seed-chains/seed-chain-queries.ts';
import { findNextLink } from '../../seed-chains/seed-chains.ts';
import { chainNameOf } from './chain-name.ts';
import { fixSeedEntries, hasUnfixedEntries } from './fix-seed-entries.ts';
import { type KnownRound, knownRoundOf, sealLink, sharedMathsOf } from './known-round.ts';
import { settleSharedRound, voidSharedRound, wasUnwatched } from './settle-shared-round.ts';
import {
  findLatestSharedRound,
  insertSharedRound,
  type SharedRoundRow,
  updateWatchedSharedRound,
} from './shared-round-queries.ts';
import { startSharedRound } from './start-shared-round.ts';

/** Where a round stands: it takes bets, takes the seeds of its bettors, runs, or its result is known. */
export type SharedPhase = 'betting' | 'drawing' | 'running' | 'over';

export function phaseOf({ startedAt, resultAt, closesAt }: SharedRoundRow, now: number): SharedPhase {
  if (resultAt !== null) return now < resultAt ? 'running' : 'over';
  if (startedAt !== null) return 'running';
  return now < closesAt ? 'betting' : 'drawing';
}

/** When the round is due to start. */
const startsAtOf = ({ revealsCloseAt, closesAt }: SharedRoundRow): number => revealsCloseAt ?? closesAt;

/** When the round moves on by itself; null while it rests until somebody wants another one. */
export function nextStepAt(row: KnownRound): number | null {
  if (row.settledAt !== null) return row.nextAt;
  if (row.voidedAt !== null) return row.voidedAt;
  if (hasUnfixedEntries(row)) return row.closesAt;
  // Without its key this process goes on with nothing, and gives the stakes back once no other one does.
  if (row.seed === null) return (row.watchedAt ?? startsAtOf(row)) + UNWATCHED_MS + 1;
  if (row.resultAt === null) return startsAtOf(row);
  return row.resultAt + sharedMathsOf(row).shared.graceMs;
}

/** A round in which nothing is due is marked as watched this often. */
const MARK_MS = 500;

/**
 * Does what is due in a round: fixes the hashes of its bets, starts it, settles it, opens the next. Every step is safe to
 * be made by several processes at once. A round that runs is watched over by whoever comes here. Returns the round after
 * it.
 * @param mayOpen whether another round may follow; without it a settled one stays the last
 * @throws SealError where the next round needs a key that is missing
 */
export async function advanceSharedRound(
  context: Context,
  game: AnySharedGame,
  gameId: number,
  mayOpen: boolean,
): Promise<KnownRound | null> {
  const { sql, clock } = context;
  for (;;) {
    // Before the row is read: what another process marks meanwhile must not look like a gap.
    const now = clock.now();
    const stored = await findLatestSharedRound(sql, gameId);
    const row = stored && knownRoundOf(context, stored);
    const isSettled = row === null || row.settledAt !== null;
    const isUnwatched = !isSettled && wasUnwatched(row, sharedMathsOf(row), now);
    const dueAt = row && nextStepAt(row);
    if (dueAt !== null && now < dueAt && !isUnwatched) {
      if (!isSettled) await markAsWatched(sql, row, now);
      return row;
    }
    if (isSettled) {
      if (!mayOpen) return row;
      await openSharedRound(context, game, gameId, row);
    } else if (row.voidedAt === null && hasUnfixedEntries(row)) await fixSeedEntries(context, row, now);
    else if (row.seed === null) await voidSharedRound(context, sharedMathsOf(row), row);
    else if (row.resultAt === null) await startSharedRound(context, row, row.seed);
    else await settleSharedRound(context, sharedMathsOf(row), row, isUnwatched);
  }
}

/** A process that cannot go on with the round does not watch over it. */
async function markAsWatched(sql: Sql, { id, watchedAt, seed }: KnownRound, now: number): Promise<void> {
  if (seed === null || watchedAt === null || now - watchedAt < MARK_MS) return;
  await updateWatchedSharedRound(sql, id, { now, since: now - UNWATCHED_MS });
}

/** The next link of the game's chain is claimed for the round under the chain's lock, once. */
async function openSharedRound(
  context: Context,
  { maths, shared }: AnySharedGame,
  gameId: number,
  before: SharedRoundRow | null,
): Promise<void> {
  const { chain, link, linkBefore } = await findNextLink(context, chainNameOf(gameId));
  const id = context.newId();
  const sealedLink = sealLink(context, link, id);
  const opensAt = context.clock.now();
  const closesAt = opensAt + shared.bettingMs;
  await runTransaction(context.sql, async (tx) => {
    if (!(await lockSeedChain(tx, chain))) return;
    const isStored = await insertSharedRound(tx, {
      id,
      gameId,
      number: (before?.number ?? 0) + 1,
      maths,
      chain: chain.number,
      position: chain.nextPosition,
      linkBefore,
      sealedLink,
      opensAt,
      closesAt,
      revealsCloseAt: closesAt + REVEAL_MS,
    });
    if (isStored) await updateNextPosition(tx, chain);
  });
}
