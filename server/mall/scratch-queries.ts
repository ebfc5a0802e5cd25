import type { Db, Tx } from '../db/sql.ts';
import { type StoredSeed, sealKeyId } from '../sealed-seed.ts';
import type { PageQuery } from './mall-queries.ts';

/** Its seed is sealed until it is opened. */
export interface CardRow extends StoredSeed {
  readonly playerId: string;
  readonly id: string;
  readonly clientSeed: string;
  readonly maths: string;
  /** Cents. Null until it is opened. */
  readonly prize: number | null;
  readonly boughtAt: number;
  readonly openedAt: number | null;
}

/** A card that is opened. */
export interface OpenedCardRow extends CardRow {
  readonly serverSeed: Uint8Array;
  readonly prize: number;
  readonly openedAt: number;
}

export const isOpened = (card: CardRow): card is OpenedCardRow => card.openedAt !== null;

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

export async function updateCardOpened(tx: Tx, card: OpenedCardRow): Promise<void> {
  await tx`
    update scratch_cards set opened_at = ${card.openedAt}, server_seed = ${card.serverSeed}, sealed_seed = null,
      prize = ${card.prize}
    where player_id = ${card.playerId} and id = ${card.id}`;
}

/** Cards that have waited since before `before` and that one of the keys opens, locked, a few at a time. */
export const lockOldCards = (
  tx: Tx,
  { before, keyIds, limit }: { before: number; keyIds: readonly string[]; limit: number },
): Promise<CardRow[]> =>
  tx<CardRow[]>`
    select * from scratch_cards where opened_at is null and bought_at <= ${before}
      and (sealed_seed is null or ${sealKeyId(tx)} = any(${[...keyIds]}::text[]))
    order by bought_at limit ${limit} for update skip locked`;

/** Reads the opened cards, newest first. */
export const readOpenedCards = (db: Db, { playerId, before, limit }: PageQuery): Promise<OpenedCardRow[]> =>
  db<OpenedCardRow[]>`
    select * from scratch_cards
    where player_id = ${playerId} and id < ${before} and opened_at is not null
    order by id desc limit ${limit}`;
