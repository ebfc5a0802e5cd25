import type { Db, Tx } from '../db/sql.ts';

interface OrderRow {
  readonly id: string;
  readonly goodsId: number;
  readonly propId: number;
  readonly count: number;
  readonly price: number;
  readonly at: number;
}

export interface PageQuery {
  readonly playerId: string;
  /** Ids grow with time: the page is of those before it. */
  readonly before: string;
  readonly limit: number;
}

export async function insertOrder(tx: Tx, order: OrderRow & { readonly playerId: string }): Promise<void> {
  await tx`insert into mall_orders ${tx({ ...order })}`;
}

export const readOrders = (db: Db, { playerId, before, limit }: PageQuery): Promise<OrderRow[]> =>
  db<OrderRow[]>`
    select id, goods_id, prop_id, count, price, at from mall_orders
    where player_id = ${playerId} and id < ${before}
    order by id desc limit ${limit}`;

/** How many the player has bought of each goods. */
export async function readBought(db: Db, playerId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db<{ goodsId: number; bought: number }[]>`
    select goods_id, count(*)::int as bought from mall_orders where player_id = ${playerId} group by 1`;
  return new Map(rows.map(({ goodsId, bought }) => [goodsId, bought]));
}

export async function readSold(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db<{ goodsId: number; sold: number }[]>`select goods_id, sold from mall_stock`;
  return new Map(rows.map(({ goodsId, sold }) => [goodsId, sold]));
}

/** Takes one piece, and locks the stock until the transaction ends. Returns false when none is left. */
export async function updateSold(
  tx: Tx,
  { goodsId, stock }: { goodsId: number; stock: number | null },
): Promise<boolean> {
  await tx`insert into mall_stock (goods_id, sold) values (${goodsId}, 0) on conflict do nothing`;
  const { count } = await tx`
    update mall_stock set sold = sold + 1
    where goods_id = ${goodsId} and (${stock}::bigint is null or sold < ${stock}::bigint)`;
  return count === 1;
}

interface DiamondJournal {
  readonly id: string;
  readonly kind: string;
  readonly at: number;
  readonly amount: number;
}

export interface JournalKinds {
  /** Null: of any kind. */
  readonly are: readonly string[] | null;
  readonly areNot: readonly string[];
}

/** Journals that moved the player's diamonds, newest first. */
export const readDiamondJournals = (
  db: Db,
  { playerId, before, limit, kinds }: PageQuery & { readonly kinds: JournalKinds },
): Promise<DiamondJournal[]> =>
  db<DiamondJournal[]>`
    select id, kind, at, amounts[array_position(accounts, 'player:diamonds')] as amount from journals
    where player_id = ${playerId} and id < ${before} and 'player:diamonds' = any (accounts)
      and (${kinds.are}::text[] is null or kind = any (${kinds.are}::text[]))
      and kind <> all (${kinds.areNot}::text[])
    order by id desc limit ${limit}`;

interface TickerRow {
  readonly nickname: string;
  readonly propId: number;
  readonly count: number;
  readonly at: number;
}

/** Goods and prizes of cards, newest first. @param coinProp the reward id of a card's prize */
export const readTickers = (
  db: Db,
  { since, limit, coinProp }: { since: number; limit: number; coinProp: number },
): Promise<TickerRow[]> =>
  db<TickerRow[]>`
    select coalesce(nullif(nickname, ''), account) as nickname, prop_id, count, had.at from (
      (select player_id, prop_id, count, at from mall_orders where at >= ${since} order by at desc limit ${limit})
      union all
      (select player_id, ${coinProp}::int, prize, opened_at from scratch_cards
        where prize > 0 and opened_at >= ${since} order by opened_at desc limit ${limit})
    ) as had join players on players.id = had.player_id
    order by had.at desc limit ${limit}`;
