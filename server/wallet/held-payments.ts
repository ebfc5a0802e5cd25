import { PAYMENT_RETURN_MS, PAYMENT_REVIEW_MS } from '../../contract/limits.ts';
import { cents } from '../../contract/money.ts';
import type { HeldPayment, HeldState } from '../../contract/wallet/held-payment.ts';
import type { Deposit } from '../../contract/wallet/wallet-calls.ts';
import type { Db } from '../db/sql.ts';
import { type HeldRow, readHeldRows, readUnresolvedRows } from './held-payment-queries.ts';

export function asHeldPayment(row: HeldRow): HeldPayment {
  const state: HeldState = row.resolution ?? 'underReview';
  const { id, depositId, reason, amount, currency, orderedAmount, paymentRef, at, resolvedAt, returnRef } =
    row;
  const within = state === 'returning' ? PAYMENT_RETURN_MS : PAYMENT_REVIEW_MS;
  return {
    id,
    depositId,
    reason,
    state,
    amount: cents(amount),
    currency,
    orderedAmount: cents(orderedAmount),
    reference: paymentRef,
    arrivedAt: at,
    dueAt: resolvedAt === null ? at + within : null,
    resolvedAt,
    returnReference: returnRef,
  };
}

/** The state of a deposit without a credited payment, by its held payments; null without any. */
export function stateOfHeld(held: readonly HeldRow[]): Deposit['state'] | null {
  const states = new Set(held.map((row) => asHeldPayment(row).state));
  return (['underReview', 'returning', 'returned'] as const).find((state) => states.has(state)) ?? null;
}

/** Held payments of a player that arrived in a span, newest first. */
export async function readHeldPayments(
  db: Db,
  playerId: string,
  span: { start: number; end: number },
): Promise<HeldPayment[]> {
  return (await readHeldRows(db, playerId, span)).map(asHeldPayment);
}

/** Those of a player that are not resolved, oldest first. */
export async function readUnresolvedPayments(db: Db, playerId: string): Promise<HeldPayment[]> {
  return (await readUnresolvedRows(db, playerId)).map(asHeldPayment);
}
