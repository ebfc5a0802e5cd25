import type { Context } from '../../context.ts';
import { sharedMathsOf } from './known-round.ts';
import { deleteOldSharedRounds, readUnsettledSharedRounds } from './shared-round-queries.ts';
import { advanceSharedRound } from './shared-rounds.ts';

/** Rounds are kept this long for whoever looks at the results before. */
const KEPT_MS = 86_400_000;

/**
 * A job of every half second: watches over the rounds that run, and brings those to their end that no player watches.
 */
export async function settleSharedRounds(context: Context): Promise<number> {
  const { sql, clock, log } = context;
  let moved = 0;
  for (const row of await readUnsettledSharedRounds(sql)) {
    const after = await advanceSharedRound(context, sharedMathsOf(row), row.gameId, false);
    if (after?.settledAt !== row.settledAt || after?.startedAt !== row.startedAt) moved += 1;
  }
  const deleted = await deleteOldSharedRounds(sql, clock.now() - KEPT_MS);
  if (deleted > 0) log.debug({ deleted }, 'old shared rounds');
  return moved;
}
