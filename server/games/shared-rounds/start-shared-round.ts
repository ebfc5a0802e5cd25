import { createHash } from 'node:crypto';
import { MAX_SEED_ENTRIES, type SeedEntry } from '../../../maths/seed-entries.ts';
import { sharedClientSeed } from '../../../maths/shared-seed.ts';
import type { Context } from '../../context.ts';
import { runTransaction } from '../../ledger/run-transaction.ts';
import { endOf, type KnownRound } from './known-round.ts';
import { readSeedEntries } from './shared-bet-queries.ts';
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
    const most = isOfChain ? MAX_SEED_ENTRIES : SEEDS_MIXED_BEFORE;
    const { bets, entries } = await readSeedEntries(tx, row.id, most);
    const clientSeed = isOfChain ? sharedClientSeed(row.id, entries) : plainClientSeed(row.id, entries);
    const startedAt = clock.now();
    const end = isOfChain
      ? { result: null, resultAt: null, nextAt: null }
      : endOf(row, { seed, clientSeed, startedAt });
    await updateStartedSharedRound(tx, {
      id: row.id,
      startedAt,
      clientSeed,
      bets,
      entries: isOfChain ? entries : null,
      watchedAt: row.revealsCloseAt ?? row.closesAt,
      ...end,
    });
  });
}

/** In a round of before the bets came with the seeds themselves, in place of their hashes. */
const plainClientSeed = (roundId: string, entries: readonly SeedEntry[]): string =>
  createHash('sha256')
    .update([roundId, ...entries.map(({ hash }) => hash)].join(':'))
    .digest('hex');
