import type { Tx } from '../db/sql.ts';
import {
  insertMissingChannels,
  insertMissingItems,
  insertMissingItemsOfChannels,
} from './deposit-channel-queries.ts';
import { DEPOSIT_CHANNELS, DEPOSIT_ITEMS, NO_FEE, WITHIN_A_MINUTE_TEXT } from './deposit-channel-seeds.ts';

/** Adds only what is missing: an operator may have changed the rest. */
export async function seedDepositChannels(tx: Tx): Promise<void> {
  const channels = DEPOSIT_CHANNELS.map(({ itemIds: _, ...channel }) => ({
    ...channel,
    status: 1,
    feeText: NO_FEE,
    timeText: WITHIN_A_MINUTE_TEXT,
  }));
  await insertMissingChannels(tx, channels);
  await insertMissingItems(tx, DEPOSIT_ITEMS);
  const links = DEPOSIT_CHANNELS.flatMap(({ id, itemIds }) =>
    itemIds.map((itemId) => ({ typeId: id, itemId })),
  );
  await insertMissingItemsOfChannels(tx, links);
}
