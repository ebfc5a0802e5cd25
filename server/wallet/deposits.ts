import { OpenStatus } from '../../contract/ids.ts';
import { type Cents, cents } from '../../contract/money.ts';
import type { DepositOfferTerms } from '../../contract/rewards/bonus-calls.ts';
import { bonusOf } from '../../contract/rewards/bonus-rules.ts';
import { minimumDeposit } from '../../contract/wallet/deposit-rules.ts';
import type {
  cancelRecharge,
  getTradeInfo,
  recharge,
  rechargeOrder,
} from '../../contract/wallet/wallet-calls.ts';
import { type PaymentOrder, type PaymentProvider, ProviderDown } from '../adapters/payment.ts';
import { paymentProviders } from '../adapters/payment-providers.ts';
import { readKycState } from '../auth/public/kyc-state.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { marketConfig } from '../config/public/market-config.ts';
import type { Context, Work } from '../context.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { Db, Tx } from '../db/sql.ts';
import type { Hooks } from '../hooks.ts';
import { type CallRequest, type Handler, memberOf } from '../http/handler.ts';
import { originsOf } from '../http/origins.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { withRequestId } from '../ledger/request-ids.ts';
import { assertMayPlay } from '../protection/public/may-play.ts';
import { isFreeForOffers, isKnownToBeOpen } from '../protection/public/offers.ts';
import { readDepositLeft } from '../protection/public/player-limits.ts';
import { findOffer } from '../rewards/public/bonus-offers.ts';
import { rejectStaleTerms } from '../rights/public/accepted-terms.ts';
import type { Settings } from '../settings.ts';
import { type ChannelRow, findChannel } from './deposit-channel-queries.ts';
import { boundsOf, isByQr, readChannelMaps } from './deposit-channels.ts';
import { type DepositRow, findDeposit, findOpenDeposit, lockDeposit } from './deposit-queries.ts';
import { asDeposit, DEPOSIT_OPEN_MS } from './deposit-state.ts';
import { insertDeposit, updateDepositCancelled, updateDepositPending } from './deposit-write-queries.ts';
import { readUnresolvedPayments } from './held-payments.ts';
import { readTotals } from './player-total-queries.ts';
import { depositConfig } from './wallet-config.ts';

async function isKycMissing(db: Db, playerId: string): Promise<boolean> {
  const [market, kycState] = await Promise.all([readConfig(db, marketConfig), readKycState(db, playerId)]);
  return market.isKycNeededToDeposit && kycState !== 'approved';
}

const readTradeInfo: Handler<typeof getTradeInfo> = async (_body, request) => {
  const { sql, clock } = request.context;
  const player = memberOf(request);
  const now = clock.now();
  const [maps, totals, { minRechargeStatus }, isMissing, open, heldPayments] = await Promise.all([
    readChannelMaps(sql, request.locale),
    readTotals(sql, player.id),
    readConfig(sql, depositConfig),
    isKycMissing(sql, player.id),
    findOpenDeposit(sql, player.id, now),
    readUnresolvedPayments(sql, player.id),
  ]);
  return {
    ...maps,
    lastRechargeTypeId: totals.lastChannelId,
    totalRecharge: cents(totals.totalRecharge),
    minRechargeStatus,
    isKycMissing: isMissing,
    openDeposit: open && asDeposit(open, now),
    heldPayments,
  };
};

const createDeposit: Handler<typeof recharge> = async (
  { requestId, channelId, amount, hasBack, offerId },
  request,
) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'recharge', requestId, body: { channelId, amount, offerId } };
  // The registers are queried before the transaction: in it, a slow answer would hold a connection.
  const isOpen = offerId === undefined || (await isKnownToBeOpen(context, playerId));
  // The row is committed before the provider is called: whatever happens then, a callback finds its deposit.
  const depositId = await withRequestId(context, about, async (tx) => {
    if (await isKycMissing(tx, playerId))
      throw new CallError('kycMissing', 'the identity check is not approved yet');
    const provider = providerOf(context.settings, await openChannel(tx, { playerId, channelId, amount }));
    const now = await rejectBeyondLimit(tx, context, { playerId, amount });
    const bonus =
      offerId === undefined
        ? null
        : await agreeTo(tx, context.hooks, { playerId, offerId, amount, isOpen, now });
    const id = context.newId();
    const { currency } = await readConfig(tx, marketConfig);
    await insertDeposit(tx, {
      playerId,
      id,
      requestId,
      channelId,
      provider: provider.name,
      amount,
      currency,
      bonus,
      createdAt: now,
      expiresAt: now + DEPOSIT_OPEN_MS,
    });
    return id;
  });
  const row = await mustFind(context, playerId, depositId);
  const isNew = row.state === 'created' && row.expiresAt > context.clock.now();
  return asDeposit(isNew ? await sendToProvider(request, row, hasBack) : row, context.clock.now());
};

interface DepositRequest {
  readonly playerId: string;
  readonly offerId: string;
  readonly amount: Cents;
  /** The result of the registers. */
  readonly isOpen: boolean;
  readonly now: number;
}

/** @throws CallError offerGone for an offer that this player does not have now, or that needs a larger deposit. */
async function agreeTo(
  tx: Tx,
  hooks: Hooks,
  { playerId, offerId, amount, isOpen, now }: DepositRequest,
): Promise<DepositOfferTerms> {
  const offer = await findOffer(tx, { playerId, id: offerId, now });
  if (!offer || !bonusOf(offer, amount, 0) || !isOpen || !(await isFreeForOffers(tx, hooks, playerId, now)))
    throw new CallError('offerGone', `no offer ${offerId} for this deposit`);
  return offer;
}

/**
 * Under the player's lock: of two concurrent deposits the second counts the first as open.
 * @returns the moment of the deposit, as of `assertMayPlay`
 * @throws CallError as that, legalChanged or depositLimitReached, with what may still be deposited.
 */
async function rejectBeyondLimit(
  tx: Tx,
  { clock, hooks }: Pick<Work, 'clock' | 'hooks'>,
  { playerId, amount }: { playerId: string; amount: Cents },
): Promise<number> {
  const now = await assertMayPlay(tx, clock, playerId);
  await rejectStaleTerms(tx, playerId, now);
  const left = await readDepositLeft(tx, hooks, playerId, now);
  if (left !== null && amount > left) {
    throw new CallError('depositLimitReached', `the player's limit leaves ${left}`, { left });
  }
  return now;
}

/** @throws CallError channelUnknown, channelClosed, depositTooSmall or depositTooLarge. */
async function openChannel(
  db: Db,
  { playerId, channelId, amount }: { playerId: string; channelId: number; amount: Cents },
): Promise<ChannelRow> {
  const channel = await findChannel(db, channelId);
  if (!channel) throw new CallError('channelUnknown', `no channel ${channelId}`);
  if (channel.status !== OpenStatus.open)
    throw new CallError('channelClosed', `channel ${channel.key} is closed`);
  const [{ totalRecharge }, { minRechargeStatus }] = [
    await readTotals(db, playerId),
    await readConfig(db, depositConfig),
  ];
  const minimum = minimumDeposit(boundsOf(channel), {
    totalRecharge: cents(totalRecharge),
    minRechargeStatus,
  });
  if (amount < minimum) throw new CallError('depositTooSmall', `below ${minimum}`, { minimum });
  const maximum = channel.maxAmount;
  if (amount > maximum) throw new CallError('depositTooLarge', `above ${maximum}`, { maximum });
  return channel;
}

/** One provider serves all channels of a market; a second one would be chosen by the channel here. */
function providerOf(settings: Settings, channel: ChannelRow): PaymentProvider {
  const [provider] = paymentProviders(settings).values();
  if (!provider) throw new CallError('channelClosed', `no provider is configured for ${channel.key}`);
  return provider;
}

/** Safe to repeat: the provider returns the same payment for the same reference. */
async function sendToProvider(request: CallRequest, row: DepositRow, hasBack?: boolean): Promise<DepositRow> {
  const { context } = request;
  const { sql, clock, settings } = context;
  const provider = paymentProviders(settings).get(row.provider);
  const channel = await findChannel(sql, row.channelId);
  if (!provider || !channel) throw new CallError('channelClosed', `provider ${row.provider} is gone`);
  const origins = originsOf(request.requestUrl, settings);
  const order: PaymentOrder = {
    reference: row.id,
    amount: cents(row.amount),
    currency: row.currency,
    channel: channel.name.en,
    isByQr: isByQr(channel),
    expiresAt: row.expiresAt,
    returnUrl: `${origins.app}/wallets?name=deposit${hasBack ? '&back=1' : ''}`,
    sandboxOrigin: origins.sandbox,
  };
  try {
    const { payUrl, qrText = null } = await provider.createPayment(order, clock.now());
    // The callback may have arrived first: then the deposit is paid already, and stays so.
    await updateDepositPending(sql, { playerId: row.playerId, id: row.id, payUrl, qrText });
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    context.log.warn({ depositId: row.id, provider: row.provider, reason: error.message }, 'provider down');
    throw new CallError('providerDown', 'the payment provider gave no answer');
  }
  return mustFind(context, row.playerId, row.id);
}

async function mustFind({ sql }: Context, playerId: string, id: string): Promise<DepositRow> {
  const row = await findDeposit(sql, playerId, id);
  if (!row) throw new Error(`deposit ${id} is gone`);
  return row;
}

const readDepositStatus: Handler<typeof rechargeOrder> = async ({ depositId }, request) => {
  const { sql, clock } = request.context;
  const { id } = memberOf(request);
  const row = isUuid(depositId) ? await findDeposit(sql, id, depositId) : null;
  if (!row) throw new CallError('depositUnknown', 'the player has no such deposit');
  return { ...asDeposit(row, clock.now()), coin: cents(await readBalance(sql, id, 'coin')) };
};

/** Only the row: the provider's page may still be paid, and such a payment is treated as a late one. */
const cancelDeposit: Handler<typeof cancelRecharge> = async ({ requestId, depositId }, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'cancelRecharge', requestId, body: { depositId } };
  await withRequestId(context, about, async (tx) => {
    // A callback locks the same row: the deposit is either paid first or cancelled first.
    const row = isUuid(depositId) ? await lockDeposit(tx, depositId) : null;
    if (row?.playerId !== playerId) throw new CallError('depositUnknown', 'the player has no such deposit');
    await updateDepositCancelled(tx, row, context.clock.now());
    return null;
  });
  return asDeposit(await mustFind(context, playerId, depositId), context.clock.now());
};

export const walletHandlers = {
  getTradeInfo: readTradeInfo,
  recharge: createDeposit,
  cancelRecharge: cancelDeposit,
  rechargeOrder: readDepositStatus,
};
