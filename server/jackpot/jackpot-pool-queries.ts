import type { JackpotTier } from '../../contract/ids.ts';
import type { JackpotTierFacts } from '../../contract/jackpot/jackpot.ts';
import type { Cents } from '../../contract/money.ts';
import type { Db, Tx } from '../db/sql.ts';

type PoolTotals = Record<JackpotTier, number>;

/** Sums of the shards, in cents. */
export async function findPoolTotals(db: Db): Promise<PoolTotals | undefined> {
  const [row] = await db<PoolTotals[]>`
    select sum(mega)::bigint as mega, sum(major)::bigint as major,
      sum(minor)::bigint as minor, sum(mini)::bigint as mini
    from pool_shards`;
  return row;
}

type TierRow = Record<keyof JackpotTierFacts, number>;

/** Reads the tiers, the highest first. */
export const readTierRows = (db: Db): Promise<TierRow[]> =>
  db<TierRow[]>`
    select seed, ceiling, share_ppm, weight from jackpot_tiers order by position`;

interface TierChange {
  readonly tier: JackpotTier;
  readonly field: Exclude<keyof JackpotTierFacts, 'tier'>;
  readonly value: number;
}

/** @throws a PostgresError when the value is out of range. */
export async function updateTier(tx: Tx, { tier, field, value }: TierChange): Promise<void> {
  await tx`update jackpot_tiers set ${tx({ [field]: value })} where tier = ${tier}`;
}

interface ReadingRow {
  readonly tier: JackpotTier;
  readonly at: number;
  /** In cents. */
  readonly amount: number;
}

/** Reads the pool's readings, the oldest first. */
export const readReadingRows = (db: Db): Promise<ReadingRow[]> =>
  db<ReadingRow[]>`select tier, at, amount from jackpot_readings order by at`;

/** Whoever reads a pool for the board waits for whoever pays it, and the other way round. */
export async function lockTiers(tx: Tx): Promise<void> {
  await tx`select from jackpot_tiers order by position for update`;
}

export async function insertReadings(tx: Tx, rows: readonly ReadingRow[]): Promise<void> {
  await tx`insert into jackpot_readings ${tx(rows, 'tier', 'at', 'amount')}`;
}

/** Of each tier only the latest `most` stay. */
export async function deleteOldReadings(tx: Tx, most: number): Promise<void> {
  await tx`
    delete from jackpot_readings where (tier, at) not in (
      select tier, at from (
        select tier, at, row_number() over (partition by tier order by at desc) as place from jackpot_readings
      ) as counted where place <= ${most})`;
}

export async function deleteReadingsOf(tx: Tx, tier: JackpotTier): Promise<void> {
  await tx`delete from jackpot_readings where tier = ${tier}`;
}

export async function lockCoinBalance(tx: Tx, playerId: string): Promise<void> {
  await tx`
    select from balances where player_id = ${playerId} and account = 'player:coin' for update`;
}

export interface PoolShard {
  shard: number;
  /** In cents. */
  amount: number;
}

/** What each shard holds of a tier's pool. */
export const lockPoolShards = (tx: Tx, tier: JackpotTier): Promise<PoolShard[]> =>
  tx<PoolShard[]>`
    select shard, ${tx(tier)} as amount from pool_shards order by shard for update`;

interface NewWinner {
  readonly id: string;
  readonly playerId: string;
  readonly tier: JackpotTier;
  readonly propId: number;
  /** In cents. */
  readonly amount: Cents;
  readonly at: number;
}

/** Inserts a winner under the player's current name. */
export async function insertWinner(
  tx: Tx,
  { id, playerId, tier, propId, amount, at }: NewWinner,
): Promise<void> {
  await tx`
    insert into jackpot_winners (id, player_id, nickname, tier, prop_id, amount, at, is_sample)
    select ${id}, id, coalesce(nullif(nickname, ''), account), ${tier}, ${propId}, ${amount}, ${at}, false
    from players where id = ${playerId}`;
}

interface WinnerRow {
  nickname: string;
  propId: number;
  amount: number;
  at: number;
  isSample: boolean;
}

/** Reads the winners, the latest first, at most `most`. */
export const readWinnerRows = (db: Db, most: number): Promise<WinnerRow[]> =>
  db<WinnerRow[]>`
    select nickname, prop_id, amount, at, is_sample from jackpot_winners
    order by at desc, id desc limit ${most}`;
