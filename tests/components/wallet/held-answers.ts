import { cents } from '../../../contract/money.ts';
import type { HeldPayment } from '../../../contract/wallet/held-payment.ts';

/** ₱150.00 that arrived for a deposit of ₱200.00 and is decided about, but for `changes`. */
export function heldPayment(changes: Partial<HeldPayment> = {}): HeldPayment {
  return {
    id: 'h1',
    depositId: 'd1',
    reason: 'short',
    state: 'underReview',
    amount: cents(15_000),
    currency: 'PHP',
    orderedAmount: cents(20_000),
    reference: 'PAY-77',
    arrivedAt: Date.UTC(2026, 8, 20, 12),
    dueAt: Date.UTC(2026, 8, 23, 12),
    resolvedAt: null,
    returnReference: null,
    ...changes,
  };
}
