import { JACKPOT_TIERS, type JackpotTier } from '../../contract/ids.ts';
import type { JackpotTierFacts } from '../../contract/jackpot/jackpot.ts';
import { type Cents, cents } from '../../contract/money.ts';
import { addCents } from '../../contract/money-arithmetic.ts';
import { payTier } from '../../maths/jackpot-payment.ts';
import type { Db, Tx } from '../db/sql.ts';
import { type Entry, transfer } from '../ledger/entries.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { lockCoinBalance, lockPoolShards, type PoolShard, readTierRows } from './jackpot-pool-queries.ts';
import { restartReadings } from './jackpot-readings.ts';

/** Seed, ceiling, share and odds of the tiers, highest first. */
export async function readTiers(db: Db): Promise<JackpotTierFacts[]> {
  const rows = await readTierRows(db);
  return JACKPOT_TIERS.map((tier, index) => {
    const row = rows[index];
    if (!row) throw new Error(`the tier ${tier} has no row`);
    return { ...row, tier, seed: cents(row.seed), ceiling: cents(row.ceiling) };
  });
}

interface WonDraw {
  readonly playerId: string;
  readonly drawId: string;
  /** Id of the journal that puts the seed in again. */
  readonly seedId: string;
  readonly now: number;
}

/**
 * Pays a tier's pool to the player and puts its seed in again, both by the ledger.
 * @returns what was paid
 */
export async function payPool(tx: Tx, facts: JackpotTierFacts, won: WonDraw): Promise<Cents> {
  const { playerId, drawId, seedId, now } = won;
  // A bet locks its player's balance and then its shard; the same order here avoids deadlocks.
  await lockCoinBalance(tx, playerId);
  const shards = await lockPoolShards(tx, facts.tier);
  const pool = addCents(...shards.map(({ amount }) => cents(amount)));
  const { prize, seed } = payTier(pool, facts);
  const at = now;
  await postJournal(tx, {
    playerId,
    id: drawId,
    kind: 'draw',
    at,
    entries: [{ account: 'player:coin', amount: prize }, ...deductFrom(shards, facts.tier, prize)],
  });
  await postJournal(tx, {
    playerId: null,
    id: seedId,
    kind: 'jackpotSeed',
    at,
    entries: transfer(seed, { from: 'house:jackpot', to: `pool:${facts.tier}:0` }),
  });
  await restartReadings(tx, facts.tier, now);
  return prize;
}

/** Takes the prize from the shards in their order; the rest stays in them. */
function deductFrom(shards: readonly PoolShard[], tier: JackpotTier, prize: Cents): Entry[] {
  let left: number = prize;
  return shards.map(({ shard, amount }) => {
    const taken = Math.min(amount, left);
    left -= taken;
    return { account: `pool:${tier}:${shard}`, amount: cents(-taken) };
  });
}
