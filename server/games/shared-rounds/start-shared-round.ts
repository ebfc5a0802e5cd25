import { createHash } from 'node:crypto';
import { sharedClientSeed } from '../../../maths/shared-seed.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/sql.ts';
import { runTransaction } from '../../ledger/run-transaction.ts';
import { endOf, type KnownRound } from './known-round.ts';
import { readFixedEntries, readPlainSeeds } from './seed-entry-queries.ts';
import { lockOpenSharedRound, updateStartedSharedRound } from './shared-round-queries.ts';

/** Of so many bets the seeds were mixed into a round before rounds had chains. */
const SEEDS_MIXED_BEFORE = 3;

/**
 * From here on the round takes neither bets nor seeds, and its result is decided. Its time runs from now, however late
 * this is. The result of a round of a chain is not stored: each process that has the key works it out.
 */
export function startSharedRound(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  row: KnownRound,
  seed: string,
): Promise<void> {
  const isOfChain = row.chain !== null;
  return runTransaction(sql, async (tx) => {
    if (!(await lockOpenSharedRound(tx, row.id))) return;
    const { bets, entries, clientSeed } = await (isOfChain
      ? mixEntries(tx, row.id)
      : mixPlainSeeds(tx, row.id));
    const startedAt = clock.now();
    const end = isOfChain
      ? { result: null, resultAt: null, nextAt: null }
      : endOf(row, { seed, clientSeed, startedAt });
    await updateStartedSharedRound(tx, {
      id: row.id,
      startedAt,
      clientSeed,
      bets,
      entries,
      watchedAt: row.revealsCloseAt ?? row.closesAt,
      ...end,
    });
  });
}

async function mixEntries(tx: Tx, roundId: string) {
  const { bets, entries } = await readFixedEntries(tx, roundId);
  return { bets, entries, clientSeed: sharedClientSeed(roundId, entries) };
}

/** In a round of before the bets came with the seeds themselves, in place of their hashes. */
async function mixPlainSeeds(tx: Tx, roundId: string) {
  const { bets, seeds } = await readPlainSeeds(tx, roundId, SEEDS_MIXED_BEFORE);
  const clientSeed = createHash('sha256')
    .update([roundId, ...seeds].join(':'))
    .digest('hex');
  return { bets, entries: null, clientSeed };
}
