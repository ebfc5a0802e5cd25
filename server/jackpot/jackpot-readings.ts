import { JACKPOT_TIERS, type JackpotTier } from '../../contract/ids.ts';
import { JACKPOT_READING_MS, JACKPOT_READINGS } from '../../contract/limits.ts';
import { type Cents, cents } from '../../contract/money.ts';
import type { TierReading } from '../../maths/jackpot-tiers.ts';
import type { Context } from '../context.ts';
import type { Db, Tx } from '../db/sql.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import {
  deleteOldReadings,
  deleteReadingsOf,
  findPoolTotals,
  insertReadings,
  lockTiers,
  readReadingRows,
} from './jackpot-pool-queries.ts';

/** At least one reading of each tier, oldest first. */
type Readings = Readonly<Record<JackpotTier, readonly TierReading[]>>;

/** The four pools: the sums of their shards. */
export async function readPools(db: Db): Promise<Record<JackpotTier, Cents>> {
  const row = await findPoolTotals(db);
  if (!row) throw new Error('an aggregate without a row');
  return { mega: cents(row.mega), major: cents(row.major), minor: cents(row.minor), mini: cents(row.mini) };
}

/** The last readings of the pools, with a new one where the last is old enough. */
export async function readReadings({ sql }: Pick<Context, 'sql'>, now: number): Promise<Readings> {
  const known = await readAll(sql);
  if (dueTiers(known, now).length === 0) return known;
  return runTransaction(sql, async (tx) => {
    await lockTiers(tx);
    // Another request may have taken it meanwhile.
    const due = dueTiers(await readAll(tx), now);
    const pools = await readPools(tx);
    if (due.length > 0)
      await insertReadings(
        tx,
        due.map((tier) => ({ tier, at: now, amount: pools[tier] })),
      );
    await deleteOldReadings(tx, JACKPOT_READINGS);
    return readAll(tx);
  });
}

/** After a payment: what was on the board before says nothing of the pool any more. */
export async function restartReadings(tx: Tx, tier: JackpotTier, now: number): Promise<void> {
  await lockTiers(tx);
  const pools = await readPools(tx);
  await deleteReadingsOf(tx, tier);
  await insertReadings(tx, [{ tier, at: now, amount: pools[tier] }]);
}

async function readAll(db: Db): Promise<Readings> {
  const rows = await readReadingRows(db);
  const of = (wanted: JackpotTier): TierReading[] =>
    rows.flatMap(({ tier, at, amount }) => (tier === wanted ? [{ at, amount: cents(amount) }] : []));
  return { mega: of('mega'), major: of('major'), minor: of('minor'), mini: of('mini') };
}

const dueTiers = (readings: Readings, now: number): JackpotTier[] =>
  JACKPOT_TIERS.filter((tier) => {
    const last = readings[tier].at(-1);
    return !last || now - last.at >= JACKPOT_READING_MS;
  });
