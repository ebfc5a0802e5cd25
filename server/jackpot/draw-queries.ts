import type { Cents } from '../../contract/money.ts';
import type { Db, Tx } from '../db/sql.ts';

/** A row of jackpot_draws. */
export interface DrawRow {
  readonly playerId: string;
  readonly id: string;
  readonly day: string;
  readonly at: number;
  readonly cell: number;
  readonly type: number;
  readonly propId: number;
  readonly count: number;
  readonly bonus: Cents;
  readonly maths: string;
  readonly serverSeed: Uint8Array;
  readonly clientSeed: string;
  readonly cellWeights: readonly number[];
  readonly tierWeights: readonly number[];
}

export async function insertDraw(tx: Tx, row: DrawRow): Promise<void> {
  await tx`insert into jackpot_draws ${tx({ ...row, cellWeights: [...row.cellWeights], tierWeights: [...row.tierWeights] })}`;
}

export async function findDraw(db: Db, id: string): Promise<DrawRow | undefined> {
  const [row] = await db<DrawRow[]>`select * from jackpot_draws where id = ${id}`;
  return row;
}

interface Page {
  readonly playerId: string;
  readonly limit: number;
  readonly offset: number;
}

/** Reads the player's draws, the latest first. */
export const readDraws = (db: Db, { playerId, limit, offset }: Page): Promise<DrawRow[]> =>
  db<DrawRow[]>`
    select * from jackpot_draws where player_id = ${playerId}
    order by at desc, id desc limit ${limit} offset ${offset}`;

export async function countDraws(db: Db, playerId: string): Promise<number> {
  const [all] = await db<[{ count: number }]>`
    select count(*) from jackpot_draws where player_id = ${playerId}`;
  return all.count;
}

interface DrawTotals {
  draws: number;
  /** In cents. */
  bonus: number;
  jackpots: number;
}

/** Reads the totals of all players and times. */
export async function readDrawTotals(db: Db): Promise<DrawTotals> {
  const [breakdown] = await db<[DrawTotals]>`
    select count(*) as draws, coalesce(sum(bonus), 0)::bigint as bonus,
      count(*) filter (where type = 2) as jackpots from jackpot_draws`;
  return breakdown;
}
