import type { Db, Tx } from '../db/sql.ts';

interface NewWish {
  readonly id: string;
  readonly playerId: string;
  readonly propId: number;
  /** Percent, or cents. */
  readonly value: number;
  readonly askedBy: string;
  readonly askedAt: number;
}

export interface WishRow extends NewWish {
  readonly account: string;
}

export async function insertWish(tx: Tx, wish: NewWish): Promise<void> {
  await tx`
    insert into coupon_wishes (id, player_id, prop_id, value, asked_by, asked_at)
    values (${wish.id}, ${wish.playerId}, ${wish.propId}, ${wish.value}, ${wish.askedBy}, ${wish.askedAt})`;
}

/** Undefined once it is decided. */
export async function lockOpenWish(tx: Tx, id: string): Promise<WishRow | undefined> {
  const [wish] = await tx<WishRow[]>`
    select wish.*, account from coupon_wishes as wish join players on players.id = player_id
    where wish.id = ${id} and decided_at is null for update of wish`;
  return wish;
}

/** The oldest first. */
export const readOpenWishes = (db: Db): Promise<WishRow[]> =>
  db<WishRow[]>`
    select wish.*, account from coupon_wishes as wish join players on players.id = player_id
    where decided_at is null order by asked_at`;

export async function updateWishDecided(tx: Tx, id: string, now: number): Promise<void> {
  await tx`update coupon_wishes set decided_at = ${now} where id = ${id}`;
}
