import type { Db, Tx } from '../db/sql.ts';
import type { PageQuery } from './mall-queries.ts';

export interface CardRow {
  readonly playerId: string;
  readonly id: string;
  readonly serverSeed: Uint8Array;
  readonly clientSeed: string;
  readonly maths: string;
  readonly prize: number;
  readonly boughtAt: number;
  /** Null until it is opened. */
  readonly openedAt: number | null;
}

export async function findScratchSeed(db: Db, playerId: string): Promise<Buffer | undefined> {
  const [known] = await db<{ serverSeed: Buffer }[]>`
    select server_seed from scratch_seeds where player_id = ${playerId}`;
  return known?.serverSeed;
}

/** An existing one is not changed. */
export async function insertMissingScratchSeed(db: Db, playerId: string, seed: Uint8Array): Promise<void> {
  await db`
    insert into scratch_seeds (player_id, server_seed) values (${playerId}, ${seed})
    on conflict do nothing`;
}

export async function updateScratchSeed(tx: Tx, playerId: string, seed: Uint8Array): Promise<void> {
  await tx`update scratch_seeds set server_seed = ${seed} where player_id = ${playerId}`;
}

export async function insertCard(tx: Tx, card: CardRow): Promise<void> {
  await tx`insert into scratch_cards ${tx({ ...card })}`;
}

/** The card that waits to be opened. */
export async function findWaitingCard(db: Db, playerId: string): Promise<CardRow | undefined> {
  const [row] = await db<CardRow[]>`
    select * from scratch_cards where player_id = ${playerId} and opened_at is null`;
  return row;
}

export async function lockCard(
  tx: Tx,
  { playerId, id }: { playerId: string; id: string },
): Promise<CardRow | undefined> {
  const [row] = await tx<CardRow[]>`
    select * from scratch_cards where player_id = ${playerId} and id = ${id} for update`;
  return row;
}

export async function updateCardOpened(
  tx: Tx,
  { playerId, id, now }: { playerId: string; id: string; now: number },
): Promise<void> {
  await tx`update scratch_cards set opened_at = ${now} where player_id = ${playerId} and id = ${id}`;
}

/** Cards that have waited since before `before`, locked, a few at a time. */
export const lockOldCards = (
  tx: Tx,
  { before, limit }: { before: number; limit: number },
): Promise<CardRow[]> =>
  tx<CardRow[]>`
    select * from scratch_cards where opened_at is null and bought_at <= ${before}
    order by bought_at limit ${limit} for update skip locked`;

/** Reads the opened cards, newest first. */
export const readOpenedCards = (db: Db, { playerId, before, limit }: PageQuery): Promise<CardRow[]> =>
  db<CardRow[]>`
    select * from scratch_cards
    where player_id = ${playerId} and id < ${before} and opened_at is not null
    order by id desc limit ${limit}`;
