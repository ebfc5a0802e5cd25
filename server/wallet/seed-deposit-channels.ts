import type { Tx } from '../db/sql.ts';
import type { Localized } from '../words/localized.ts';
import { AT_ONCE, DEPOSIT_CHANNELS, DEPOSIT_ITEMS, NO_FEE } from './deposit-channel-seeds.ts';

/** Only what is missing: an operator may have changed the rest. */
export async function seedDepositChannels(tx: Tx): Promise<void> {
  const text = (value: Localized) => tx.json({ ...value });
  const types = DEPOSIT_CHANNELS.map(({ itemIds: _, name, ...channel }) => ({
    ...channel,
    name: text(name),
    status: 1,
    feeText: text(NO_FEE),
    timeText: text(AT_ONCE),
  }));
  await tx`insert into recharge_types ${tx(types)} on conflict do nothing`;
  await tx`insert into recharge_items ${tx(DEPOSIT_ITEMS)} on conflict do nothing`;
  const links = DEPOSIT_CHANNELS.flatMap(({ id, itemIds }) =>
    itemIds.map((itemId) => ({ typeId: id, itemId })),
  );
  await tx`insert into recharge_type_items ${tx(links)} on conflict do nothing`;
}
