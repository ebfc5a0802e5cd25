import type { RechargeItem, RechargeType } from '../../../contract/config/app-config.ts';
import { OpenStatus } from '../../../contract/ids.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import { type AmountFormat, readTypedAmount, type TypedAmountError } from '../../../contract/typed-amount.ts';
import { chooseChannel, minimumDeposit, offeredItems } from '../../../contract/wallet/deposit-rules.ts';
import type { Deposit, DepositState, TradeInfo } from '../../../contract/wallet/wallet-calls.ts';

/** Everything the deposit form shows, made of what the server said and what the player did. */
export interface DepositOffer {
  /** Open channels, the last used one first, then by the market's order. */
  readonly channels: readonly RechargeType[];
  readonly channel: RechargeType | null;
  readonly minimum: Cents;
  readonly maximum: Cents;
  readonly items: readonly RechargeItem[];
  /** A later deposit has a higher least amount: said before the player meets it. Null when nothing changes. */
  readonly laterMinimum: Cents | null;
  /** The higher minimum of later deposits holds now. */
  readonly isLaterDeposit: boolean;
}

export type AmountError = 'empty' | TypedAmountError | 'tooSmall' | 'tooLarge';
type DepositError = AmountError | 'overLimit';

const EMPTY_OFFER: DepositOffer = {
  channels: [],
  channel: null,
  minimum: cents(0),
  maximum: cents(0),
  items: [],
  laterMinimum: null,
  isLaterDeposit: false,
};

export function makeOffer(trade: TradeInfo, chosenChannelId: number | null): DepositOffer {
  const channels = openChannels(trade);
  const channel = chooseChannel(channels, chosenChannelId, trade.lastRechargeTypeId);
  if (!channel) return { ...EMPTY_OFFER, channels };
  const minimum = minimumDeposit(channel, trade);
  return {
    channels,
    channel,
    minimum,
    maximum: channel.maxAmount,
    items: offeredItems(itemsOf(trade, channel), minimum).filter((item) => item.price <= channel.maxAmount),
    laterMinimum: laterMinimum(channel, trade, minimum),
    isLaterDeposit: trade.totalRecharge > 0 && trade.minRechargeStatus !== 0,
  };
}

function openChannels(trade: TradeInfo): RechargeType[] {
  const isLastUsed = (channel: RechargeType) => Number(channel.id === trade.lastRechargeTypeId);
  return Object.values(trade.appRechargeTypeMap)
    .filter((channel) => channel.status === OpenStatus.open)
    .sort((a, b) => isLastUsed(b) - isLastUsed(a) || a.sort - b.sort || a.id - b.id);
}

function itemsOf(trade: TradeInfo, channel: RechargeType): RechargeItem[] {
  const ids = trade.appRechargeTypeItemMap[channel.id] ?? [];
  return ids.flatMap((id) => trade.appRechargeItemMap[id] ?? []);
}

function laterMinimum(channel: RechargeType, trade: TradeInfo, minimum: Cents): Cents | null {
  if (trade.totalRecharge > 0 || trade.minRechargeStatus === 0) return null;
  const later = minimumDeposit(channel, { ...trade, totalRecharge: cents(1) });
  return later > minimum ? later : null;
}

/** What a deposit may be; `left` is what the player's own deposit limit leaves, null without one. */
export interface DepositBounds extends Pick<DepositOffer, 'minimum' | 'maximum'> {
  readonly left: Cents | null;
}

/** The most that the channel and the player's own limit allow. */
export const mostToDeposit = ({ maximum, left }: DepositBounds): Cents =>
  left === null ? maximum : cents(Math.min(maximum, left));

/** What the player typed, as cents or as the reason why it cannot be sent. */
export function readAmount(
  text: string,
  bounds: DepositBounds,
  format: AmountFormat,
): { amount: Cents; fieldError: null } | { amount: null; fieldError: DepositError } {
  if (text.trim() === '') return { amount: null, fieldError: 'empty' };
  const { amount, error } = readTypedAmount(text, format);
  if (amount === null) return { amount: null, fieldError: error };
  if (amount < bounds.minimum) return { amount: null, fieldError: 'tooSmall' };
  if (amount > bounds.maximum) return { amount: null, fieldError: 'tooLarge' };
  if (bounds.left !== null && amount > bounds.left) return { amount: null, fieldError: 'overLimit' };
  return { amount, fieldError: null };
}

/** A final state: the page stops polling; later decisions are shown when it is opened again. */
export function hasEnded(state: DepositState): boolean {
  return state !== 'created' && state !== 'pending';
}

/** How an open deposit is paid: by a code that the page draws, on the provider's page, or not at all any more. */
export function payBy({ state, qrText, payUrl }: Pick<Deposit, 'state' | 'qrText' | 'payUrl'>) {
  if (hasEnded(state)) return null;
  if (qrText !== null) return 'code';
  return payUrl === null ? null : 'page';
}

/** Milliseconds until the payment page closes; zero when it has. */
export function timeLeft(deposit: Pick<Deposit, 'expiresAt'>, now: number): number {
  return Math.max(0, deposit.expiresAt - now);
}

export type WalletTab = 'deposit' | 'withdraw';

interface WalletQuery {
  readonly tab: WalletTab;
  readonly hasBack: boolean;
  /** The offer that the player came for; chosen in the form, still theirs to change. */
  readonly offerId: string | null;
}

/** `/wallets?name=deposit|withdraw&back=1&offer=…`; anything else is the deposit. */
export function readWalletQuery(search: string): WalletQuery {
  const query = new URLSearchParams(search);
  return {
    tab: query.get('name') === 'withdraw' ? 'withdraw' : 'deposit',
    hasBack: query.get('back') === '1',
    offerId: query.get('offer'),
  };
}

const CHANNEL_ICONS: Readonly<Record<string, string>> = {
  ewallet: 'device',
  qrph: 'qr',
  bank: 'bank',
  counter: 'store',
};

/** A channel the icons do not know yet still gets one. */
export function channelIcon(key: string): string {
  return CHANNEL_ICONS[key] ?? 'wallet';
}
