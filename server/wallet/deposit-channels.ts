import { createHash } from 'node:crypto';
import { cents } from '../../contract/money.ts';
import type { TradeInfo } from '../../contract/wallet/wallet-calls.ts';
import type { Db } from '../db/sql.ts';
import type { Locale } from '../localization/localized.ts';
import { type ChannelRow, readChannels, readItems, readItemsOfChannels } from './deposit-channel-queries.ts';

/** Channels with this key are paid by scanning a QR code on the platform's own page. */
export const isByQr = ({ key }: Pick<ChannelRow, 'key'>): boolean => key === 'qrph';

const orNull = (amount: number | null) => (amount === null ? null : cents(amount));

/** The bounds for the rules of the contract. */
export function boundsOf(channel: ChannelRow) {
  return { minAmount: orNull(channel.minAmount), minAmount2: orNull(channel.minAmount2) };
}

type ChannelMaps = Pick<
  TradeInfo,
  'appRechargeTypeMap' | 'appRechargeItemMap' | 'appRechargeTypeItemMap' | 'hash'
>;

/** Channels and offered amounts in wire format, in the caller's language. */
export async function readChannelMaps(db: Db, locale: Locale): Promise<ChannelMaps> {
  const [channels, items, pairs] = await Promise.all([
    readChannels(db),
    readItems(db),
    readItemsOfChannels(db),
  ]);
  const maps = {
    appRechargeTypeMap: Object.fromEntries(channels.map((channel) => [channel.id, asType(channel, locale)])),
    appRechargeItemMap: Object.fromEntries(items.map(({ id, price }) => [id, { id, price: cents(price) }])),
    appRechargeTypeItemMap: Object.fromEntries(
      channels.map(({ id }) => [id, pairs.filter(({ typeId }) => typeId === id).map(({ itemId }) => itemId)]),
    ),
  };
  const hash = createHash('sha256').update(JSON.stringify(maps)).digest('hex').slice(0, 16);
  return { ...maps, hash };
}

function asType(channel: ChannelRow, locale: Locale) {
  const { id, key, sort, isDefault, status } = channel;
  return {
    id,
    key,
    name: channel.name[locale],
    sort,
    ...boundsOf(channel),
    maxAmount: cents(channel.maxAmount),
    isDefault,
    status,
    feeText: channel.feeText[locale],
    timeText: channel.timeText[locale],
  };
}
