import type { Db, Tx } from '../db/sql.ts';

export interface SpinRow {
  readonly playerId: string;
  readonly id: string;
  readonly periodId: string;
  readonly serverSeed: Uint8Array;
  readonly clientSeed: string;
  readonly maths: string;
  /** Cents. */
  readonly sectors: readonly number[];
  readonly sector: number;
  readonly prize: number;
  readonly at: number;
}

export async function insertSpin(tx: Tx, { sectors, ...spin }: SpinRow): Promise<void> {
  await tx`insert into invite_spins ${tx({ ...spin, sectors: tx.json([...sectors]) })}`;
}

interface SpinPage {
  readonly playerId: string;
  /** Ids grow with time: the page is of those before it; null begins with the newest. */
  readonly before: string | null;
  readonly limit: number;
}

export const readSpins = (db: Db, { playerId, before, limit }: SpinPage): Promise<SpinRow[]> =>
  db<SpinRow[]>`
    select * from invite_spins
    where player_id = ${playerId} and (${before}::uuid is null or id < ${before}::uuid)
    order by id desc limit ${limit}`;
