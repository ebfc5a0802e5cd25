import { sayMoney } from '../localization/say-money.ts';
import type { BookedPayment } from './payment-callback-queries.ts';
import type { ReportedPayment } from './settlement-report.ts';

export interface ReconciliationFinding {
  /**
   * `missing`: paid there, unknown here. `unknown`: credited here, not paid there. `doubled`: one deposit paid more
   * than once, or one payment listed twice, and not resolved yet. `differs`: another amount, currency or deposit.
   */
  readonly kind: 'missing' | 'unknown' | 'doubled' | 'differs';
  readonly paymentId: string;
  readonly reference: string;
  readonly say: string;
}

const sumText = ({ currency, amount }: { currency: string; amount: number }): string =>
  sayMoney(amount, currency);

/** Reconciles a provider's own list with our records of the same time. Returns the differences only. */
export function comparePayments(
  reported: readonly ReportedPayment[],
  booked: readonly BookedPayment[],
): ReconciliationFinding[] {
  const findings: ReconciliationFinding[] = [];
  const paid = reported.filter(({ status }) => status === 'paid');
  const ours = new Map(booked.map((payment) => [payment.paymentId, payment]));
  const theirs = new Map(paid.map((payment) => [payment.paymentId, payment]));
  const listed = new Set<string>();
  const paidBy = new Map<string, string>();
  for (const payment of paid) {
    const { paymentId, reference } = payment;
    const say = (kind: ReconciliationFinding['kind'], text: string) =>
      findings.push({ kind, paymentId, reference, say: text });
    if (listed.has(paymentId)) {
      say('doubled', 'listed twice');
      continue;
    }
    listed.add(paymentId);
    const own = ours.get(paymentId);
    const earlier = paidBy.get(reference);
    paidBy.set(reference, earlier ?? paymentId);
    if (earlier !== undefined && own?.state !== 'settled') {
      say(
        'doubled',
        `${sumText(payment)} for a deposit that ${earlier} has paid; ${own ? 'it is held' : 'unknown here'}`,
      );
    } else if (!own) {
      say('missing', `${sumText(payment)} paid there, unknown here`);
    } else if (own.amount !== payment.amount || own.currency !== payment.currency) {
      say('differs', `${sumText(payment)} there, ${sumText(own)} here`);
    } else if (own.reference !== reference) {
      say('differs', `for deposit ${reference} there, for ${own.reference} here`);
    }
  }
  for (const { paymentId, reference, state, ...own } of booked) {
    if (state === 'credited' && !theirs.has(paymentId))
      findings.push({
        kind: 'unknown',
        paymentId,
        reference,
        say: `${sumText(own)} credited here, not paid there`,
      });
  }
  return findings;
}
