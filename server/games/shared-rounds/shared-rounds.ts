import { UNWATCHED_MS } from '../../../contract/limits.ts';
import { gameMathsByName } from '../../../games/all-games.ts';
import { fairSource, hexOf, SERVER_SEED_BYTES } from '../../../maths/provably-fair.ts';
import { type AnySharedGame, isSharedGame } from '../../../maths/shared-game.ts';
import type { Context } from '../../context.ts';
import type { Sql } from '../../db/sql.ts';
import { runTransaction } from '../../ledger/run-transaction.ts';
import { settleSharedRound, wasUnwatched } from './settle-shared-round.ts';
import {
  findLatestSharedRound,
  insertSharedRound,
  lockOpenSharedRound,
  readSharedSeeds,
  type SharedRoundRow,
  updateStartedSharedRound,
  updateWatchedSharedRound,
} from './shared-round-queries.ts';
import { clientSeedOf, SEEDS_MIXED } from './shared-seed.ts';

/** Where a round stands: it takes bets, runs, or its result is known. */
export type SharedPhase = 'betting' | 'running' | 'over';

export function phaseOf({ resultAt }: SharedRoundRow, now: number): SharedPhase {
  if (resultAt === null) return 'betting';
  return now < resultAt ? 'running' : 'over';
}

/** When the round moves on by itself; null while it rests until somebody wants another one. */
export function nextStepAt(row: SharedRoundRow): number | null {
  if (row.resultAt === null) return row.closesAt;
  return row.settledAt === null ? row.resultAt + sharedMathsOf(row).shared.graceMs : row.nextAt;
}

/**
 * The maths that a round was opened with, which may be an older version than the one that is played now.
 * @throws Error for maths that this build does not know
 */
export function sharedMathsOf({ maths }: Pick<SharedRoundRow, 'maths'>): AnySharedGame {
  const game = gameMathsByName(maths);
  if (!game || !isSharedGame(game)) throw new Error(`no shared maths ${maths}`);
  return game;
}

/** A round in which nothing is due is marked as watched this often. */
const MARK_MS = 500;

/**
 * Does what is due in a round: closes it, settles it, opens the next. Every step is safe to be made by several processes
 * at once. A round that runs is watched over by whoever comes here. Returns the round after it.
 * @param mayOpen whether another round may follow; without it a settled one stays the last
 */
export async function advanceSharedRound(
  context: Context,
  game: AnySharedGame,
  gameId: number,
  mayOpen: boolean,
): Promise<SharedRoundRow | null> {
  const { sql, clock } = context;
  for (;;) {
    // Before the row is read: what another process marks meanwhile must not look like a gap.
    const now = clock.now();
    const row = await findLatestSharedRound(sql, gameId);
    const isSettled = row === null || row.settledAt !== null;
    const isUnwatched = !isSettled && wasUnwatched(row, sharedMathsOf(row), now);
    const dueAt = row && nextStepAt(row);
    if (dueAt !== null && now < dueAt && !isUnwatched) {
      if (!isSettled) await markAsWatched(sql, row, now);
      return row;
    }
    if (row && row.resultAt === null) await closeSharedRound(context, sharedMathsOf(row), row);
    else if (!isSettled) await settleSharedRound(context, sharedMathsOf(row), row, isUnwatched);
    else if (mayOpen) await openSharedRound(context, game, gameId, row);
    else return row;
  }
}

async function markAsWatched(sql: Sql, { id, watchedAt }: SharedRoundRow, now: number): Promise<void> {
  if (watchedAt === null || now - watchedAt < MARK_MS) return;
  await updateWatchedSharedRound(sql, id, { now, since: now - UNWATCHED_MS });
}

async function openSharedRound(
  { sql, clock, random, newId }: Context,
  { maths, shared }: AnySharedGame,
  gameId: number,
  before: SharedRoundRow | null,
): Promise<void> {
  const opensAt = clock.now();
  await insertSharedRound(sql, {
    id: newId(),
    gameId,
    number: (before?.number ?? 0) + 1,
    maths,
    serverSeed: random.bytes(SERVER_SEED_BYTES),
    opensAt,
    closesAt: opensAt + shared.bettingMs,
  });
}

/** From here on it takes no bet, and its result is decided. Its time runs from now, however late this is. */
function closeSharedRound({ sql, clock }: Context, game: AnySharedGame, row: SharedRoundRow): Promise<void> {
  const { shared } = game;
  return runTransaction(sql, async (tx) => {
    if (!(await lockOpenSharedRound(tx, row.id))) return;
    const { bets, seeds } = await readSharedSeeds(tx, row.id, SEEDS_MIXED);
    const clientSeed = clientSeedOf(row.id, seeds);
    const result = shared.draw(fairSource(hexOf(row.serverSeed), clientSeed));
    const startedAt = clock.now();
    const resultAt = startedAt + shared.runningMs(result);
    const nextAt = resultAt + shared.restMs;
    await updateStartedSharedRound(tx, { id: row.id, startedAt, clientSeed, result, resultAt, nextAt, bets });
  });
}
