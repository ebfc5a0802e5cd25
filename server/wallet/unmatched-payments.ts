import type { Cents } from '../../contract/money.ts';
import type { HeldReason } from '../../contract/wallet/held-payment.ts';
import type { Work } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import type { Hooks } from '../hooks.ts';
import { transfer } from '../ledger/entries.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { lockPlayer, readDepositLeft } from '../protection/public/player-limits.ts';
import { countDeposit } from './count-deposit.ts';
import { lockDeposit, type StoredDeposit } from './deposit-queries.ts';
import { insertPaidDeposit, updateDepositPaidAmount } from './deposit-write-queries.ts';
import {
  saveDepositOfPayment,
  type UnmatchedPayment,
  updatePaymentCredited,
} from './unmatched-payment-queries.ts';

/** Money in another currency, and an amount of zero, cannot be booked in the ledger. */
export const isBookable = (payment: { amount: number; currency: string }, ownCurrency: string): boolean =>
  payment.amount > 0 && payment.currency === ownCurrency;

interface UnmatchedMoney {
  /** Of the callback, and of the journal. */
  readonly id: string;
  readonly provider: string;
  readonly amount: Cents;
  readonly reason: HeldReason;
  readonly at: number;
}

/**
 * Books money that arrived and is not credited. A payment beyond the player's limit belongs to that player and is
 * refunded; the owner of any other is not known yet.
 */
export async function bookUnmatched(tx: Tx, held: UnmatchedMoney, playerId: string | null): Promise<void> {
  const isTheirs = held.reason === 'limit' && playerId !== null;
  await postJournal(tx, {
    playerId: isTheirs ? playerId : null,
    id: held.id,
    kind: isTheirs ? 'paymentHeld' : 'paymentLeftOver',
    entries: transfer(held.amount, {
      from: `provider:${held.provider}`,
      to: isTheirs ? 'player:held' : 'house:unclaimed',
    }),
    at: held.at,
  });
}

interface PaymentResolution {
  /** Id of the new journal, and of the deposit's row where a further one is needed. */
  readonly id: string;
  readonly clock: Work['clock'];
  readonly hooks: Hooks;
}

/**
 * Credits the amount that arrived: an unpaid deposit becomes paid with that amount, for a paid one a further row is
 * added, so that records and totals are right.
 * @throws RangeError for a payment that the ledger cannot book, or beyond the player's limit; it can only be refunded.
 */
export async function creditUnmatched(
  tx: Tx,
  payment: UnmatchedPayment,
  { id, clock, hooks }: PaymentResolution,
): Promise<void> {
  const deposit = await lockDeposit(tx, payment.depositId);
  if (!deposit || !isBookable(payment, deposit.currency))
    throw new RangeError(`${payment.amount} ${payment.currency} cannot be credited`);
  const { playerId, channelId } = deposit;
  await lockPlayer(tx, playerId);
  // Under the lock: the windows of the player's limits end with this moment.
  const now = clock.now();
  const left = await readDepositLeft(tx, hooks, playerId, now, { id: deposit.id, isInTime: false });
  if (left !== null && payment.amount > left)
    throw new RangeError('The player’s own deposit limit is reached');
  await (deposit.state === 'paid' ? addDeposit : payDeposit)(tx, { deposit, payment, id, now });
  await postJournal(tx, {
    playerId,
    id,
    kind: 'paymentCredited',
    entries: transfer(payment.amount, { from: 'house:unclaimed', to: 'player:coin' }),
    at: now,
  });
  await countDeposit(tx, { playerId, amount: payment.amount, channelId });
  await updatePaymentCredited(tx, payment.id, now);
}

interface PaymentCredit {
  readonly id: string;
  readonly now: number;
  readonly deposit: StoredDeposit;
  readonly payment: UnmatchedPayment;
}

function payDeposit(tx: Tx, { deposit, payment, now }: PaymentCredit): Promise<void> {
  const { amount, paymentRef } = payment;
  return updateDepositPaidAmount(tx, { ...deposit, amount, paymentRef, now });
}

function addDeposit(tx: Tx, { deposit, payment, id, now }: PaymentCredit): Promise<void> {
  const { amount, paymentRef, at: arrivedAt } = payment;
  return insertPaidDeposit(tx, { ...deposit, id, amount, paymentRef, arrivedAt, now });
}

/**
 * Assigns a payment with an unknown reference to its deposit. From then on its player sees it.
 * @throws RangeError when there is no such deposit at the payment's provider.
 */
export async function assignUnmatched(tx: Tx, payment: UnmatchedPayment, depositId: string): Promise<string> {
  const deposit = await lockDeposit(tx, depositId);
  if (deposit?.provider !== payment.provider)
    throw new RangeError(`${payment.provider} has no deposit ${depositId}`);
  await saveDepositOfPayment(tx, {
    id: payment.id,
    depositId,
    orderedAmount: deposit.amount,
    reason: payment.currency === deposit.currency ? 'unknown' : 'currency',
  });
  return deposit.playerId;
}
