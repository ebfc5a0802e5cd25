import type { Db, Tx } from '../db/sql.ts';
import type { LocalizedText } from '../localization/localized.ts';

export interface ChannelRow {
  readonly id: number;
  readonly key: string;
  readonly name: LocalizedText;
  readonly sort: number;
  readonly minAmount: number | null;
  readonly minAmount2: number | null;
  readonly maxAmount: number;
  readonly isDefault: number;
  readonly status: number;
  readonly feeText: LocalizedText;
  readonly timeText: LocalizedText;
}

export async function findChannel(db: Db, id: number): Promise<ChannelRow | null> {
  const [row] = await db<ChannelRow[]>`select * from recharge_types where id = ${id}::bigint`;
  return row ?? null;
}

/** Reads the deposit channels in their order. */
export const readChannels = (db: Db): Promise<ChannelRow[]> =>
  db<ChannelRow[]>`select * from recharge_types order by sort`;

interface Item {
  readonly id: number;
  /** Cents. */
  readonly price: number;
}

/** Reads the offered amounts, the lowest first. */
export const readItems = (db: Db): Promise<Item[]> =>
  db<Item[]>`select id, price from recharge_items order by price`;

interface ItemOfChannel {
  readonly typeId: number;
  readonly itemId: number;
}

/** Which channel offers which amount, the lowest first. */
export const readItemsOfChannels = (db: Db): Promise<ItemOfChannel[]> =>
  db<ItemOfChannel[]>`
    select type_id, item_id from recharge_type_items join recharge_items on id = item_id order by price`;

/** Existing rows are not changed. */
export async function insertMissingChannels(tx: Tx, channels: readonly ChannelRow[]): Promise<void> {
  const text = (value: LocalizedText) => tx.json({ ...value });
  const rows = channels.map(({ name, feeText, timeText, ...channel }) => ({
    ...channel,
    name: text(name),
    feeText: text(feeText),
    timeText: text(timeText),
  }));
  await tx`insert into recharge_types ${tx(rows)} on conflict do nothing`;
}

/** Existing rows are not changed. */
export async function insertMissingItems(tx: Tx, items: readonly Item[]): Promise<void> {
  await tx`insert into recharge_items ${tx(items)} on conflict do nothing`;
}

/** Existing rows are not changed. */
export async function insertMissingItemsOfChannels(tx: Tx, links: readonly ItemOfChannel[]): Promise<void> {
  await tx`insert into recharge_type_items ${tx(links)} on conflict do nothing`;
}
