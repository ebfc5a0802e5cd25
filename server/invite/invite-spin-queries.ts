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

export async function findInviteSeed(db: Db, playerId: string): Promise<Buffer | undefined> {
  const [known] = await db<{ serverSeed: Buffer }[]>`
    select server_seed from invite_seeds where player_id = ${playerId}`;
  return known?.serverSeed;
}

/** An existing one is not changed. */
export async function insertMissingInviteSeed(db: Db, playerId: string, seed: Uint8Array): Promise<void> {
  await db`
    insert into invite_seeds (player_id, server_seed) values (${playerId}, ${seed}) on conflict do nothing`;
}

export async function updateInviteSeed(tx: Tx, playerId: string, seed: Uint8Array): Promise<void> {
  await tx`update invite_seeds set server_seed = ${seed} where player_id = ${playerId}`;
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
