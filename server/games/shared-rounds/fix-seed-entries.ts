import { MAX_SEED_ENTRIES } from '../../../maths/seed-entries.ts';
import type { Context } from '../../context.ts';
import { runTransaction } from '../../ledger/run-transaction.ts';
import { lockUnfixedSharedRound, updateFixedEntries } from './seed-entry-queries.ts';
import type { SharedRoundRow } from './shared-round-queries.ts';

/** Whether the hashes of a round's first bets are still to be fixed, once bets are closed. */
export const hasUnfixedEntries = ({ chain, entryHashes, startedAt }: SharedRoundRow): boolean =>
  chain !== null && entryHashes === null && startedAt === null;

/**
 * From here on no bet joins the round, and the hashes of its first bets are told to everybody. Bettors reveal their
 * seeds after that only, so that whoever knows the seeds can add no entry. It needs no key.
 */
export const fixSeedEntries = (
  { sql }: Pick<Context, 'sql'>,
  { id }: SharedRoundRow,
  now: number,
): Promise<void> =>
  runTransaction(sql, async (tx) => {
    if (await lockUnfixedSharedRound(tx, id, now)) await updateFixedEntries(tx, id, MAX_SEED_ENTRIES);
  });
