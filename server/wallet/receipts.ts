import { cents, NO_CENTS } from '../../contract/money.ts';
import type { HeldPayment } from '../../contract/wallet/held-payment.ts';
import type { getReceipt, Receipt, ReceiptState } from '../../contract/wallet/receipt-calls.ts';
import { CallError } from '../call-error.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { Db } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { findChannel } from './deposit-channel-queries.ts';
import { type DepositRow, findDeposit, findDepositOfCredit } from './deposit-queries.ts';
import { asDeposit } from './deposit-state.ts';
import { findWithdrawal, type WithdrawalRow } from './withdrawal-queries.ts';
import { asWithdrawal } from './withdrawal-state.ts';

/** A deposit by its number, or by that of the movement that two operators credited. */
const findReceived = async (db: Db, playerId: string, id: string): Promise<DepositRow | null> =>
  (await findDeposit(db, playerId, id)) ?? findDepositOfCredit(db, playerId, id);

type Step = Receipt['states'][number];
const step = (name: ReceiptState, at: number | null): Step[] => (at === null ? [] : [{ name, at }]);

/** States in which a payment arrived that is not (yet) in the balance. */
const HELD_STATES: ReadonlySet<string> = new Set(['underReview', 'returning', 'returned']);

function ofDeposit(row: DepositRow, way: string, now: number): Receipt {
  const { depositId: number, amount, state, createdAt, expiresAt, settledAt, held } = asDeposit(row, now);
  const isHeld = HELD_STATES.has(state);
  const [first] = held;
  return {
    number,
    kind: 'deposit',
    state,
    amount,
    // Deposits have no fee.
    fee: NO_CENTS,
    received: isHeld || state === 'cancelled' ? NO_CENTS : amount,
    way,
    account: null,
    states: [
      ...step('created', createdAt),
      ...(isHeld ? heldSteps(held) : step(state, state === 'expired' ? expiresAt : settledAt)),
    ],
    reference: row.paymentRef ?? first?.reference ?? null,
  };
}

function heldSteps(held: readonly HeldPayment[]): Step[] {
  const returned = held.filter(({ state }) => state === 'returned');
  return [
    ...held.flatMap(({ arrivedAt }) => step('underReview', arrivedAt)),
    ...returned.flatMap(({ resolvedAt }) => step('returned', resolvedAt)),
  ].toSorted((a, b) => a.at - b.at);
}

function ofWithdrawal(row: WithdrawalRow): Receipt {
  const told = asWithdrawal(row);
  return {
    number: told.withdrawalId,
    kind: 'withdrawal',
    state: told.state,
    amount: told.amount,
    fee: told.fee,
    received: cents(told.amount - told.fee),
    way: told.bankName,
    account: told.number,
    states: [
      ...step('requested', told.requestedAt),
      ...step('reviewing', told.reviewingAt),
      ...step('approved', told.approvedAt),
      ...step('paid', told.paidAt),
      ...step('rejected', told.rejectedAt),
    ],
    reference: row.payoutRef,
  };
}

const readReceipt: Handler<typeof getReceipt> = async ({ kind, number }, request) => {
  const { sql, clock } = request.context;
  const { id: playerId } = memberOf(request);
  const isId = isUuid(number);
  if (kind === 'withdrawal') {
    const row = isId ? await findWithdrawal(sql, playerId, number) : null;
    if (!row) throw new CallError('withdrawalUnknown', 'the player has no such withdrawal');
    return ofWithdrawal(row);
  }
  const row = isId ? await findReceived(sql, playerId, number) : null;
  if (!row) throw new CallError('depositUnknown', 'the player has no such deposit');
  const channel = await findChannel(sql, row.channelId);
  return ofDeposit(row, channel?.name[request.locale] ?? String(row.channelId), clock.now());
};

export const receiptHandlers = { getReceipt: readReceipt };
