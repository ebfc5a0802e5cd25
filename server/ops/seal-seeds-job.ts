import type { Context } from '../context.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { SealError } from '../seal.ts';
import { readStoredSeed, type SeedTable, sealSeed, seedPlace } from '../sealed-seed.ts';

/** A bet on one of the rows waits for them all. */
const BATCH = 100;
/** Of each table in one run; other jobs wait for it. */
const MAX_BATCHES = 20;

type SealContext = Pick<Context, 'sql' | 'seedSealer' | 'hooks' | 'log'>;

const tablesOf = ({ hooks }: Pick<Context, 'hooks'>): SeedTable[] =>
  hooks.seedTables.flatMap((list) => list());

/**
 * A job: seals the seeds that a version of before has stored plainly, and seals again with the first key what an older one has
 * sealed, so that the older one can be removed. Two processes take different rows.
 * @returns how many it sealed
 */
export async function sealSeeds(context: SealContext): Promise<number> {
  let sealed = 0;
  for (const table of tablesOf(context)) {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const done = await sealBatch(context, table);
      sealed += done;
      if (done < BATCH) break;
    }
  }
  return sealed;
}

function sealBatch({ sql, seedSealer, log }: SealContext, table: SeedTable): Promise<number> {
  const keyIds = seedSealer.keyIds.slice(1);
  return runTransaction(sql, async (tx) => {
    const rows = await table.lockSeeds(tx, { keyIds, most: BATCH });
    let sealed = 0;
    for (const row of rows) {
      const place = seedPlace(table.name, row.key);
      const seed = openRow(() => readStoredSeed(seedSealer, row, place), log, place);
      if (!seed) continue;
      await table.updateSeed(tx, row.key, sealSeed(seedSealer, seed, place));
      sealed += 1;
    }
    return sealed;
  });
}

/** One row that was changed keeps no other one from being sealed. */
function openRow(read: () => Uint8Array, log: Context['log'], place: string): Uint8Array | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    log.error({ err: error, place }, 'a seed cannot be opened, and is left as it is');
    return null;
  }
}

/** Logs at a start which seeds no key of this process opens: each call that needs one of them is refused. */
export async function logMissingSeedKeys(context: SealContext): Promise<void> {
  for (const table of tablesOf(context)) {
    for (const { keyId, seeds } of await table.countSeeds(context.sql)) {
      if (keyId === null || context.seedSealer.keyIds.includes(keyId)) continue;
      context.log.error({ table: table.name, keyId, seeds }, 'the key of seeds is missing: see SEAL_KEYS');
    }
  }
}
