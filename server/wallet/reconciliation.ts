import type { Db } from '../db/sql.ts';
import { sayMoney } from '../words/say-money.ts';
import { HELD_VERDICTS } from './public/held-payments.ts';
import type { ReportedPayment } from './public/settlement-report.ts';

/** A payment as our books have it, by what the provider told us. */
export interface BookedPayment {
  readonly paymentId: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  /** `waiting`: put aside for the operator; `settled`: put aside once and decided since. */
  readonly state: 'credited' | 'waiting' | 'settled';
}

export interface Finding {
  /**
   * `missing`: paid there, unknown here. `unknown`: credited here, not paid there. `doubled`: one deposit paid more than
   * once, or one payment listed twice, and nobody has decided yet. `differs`: another amount, currency or deposit.
   */
  readonly kind: 'missing' | 'unknown' | 'doubled' | 'differs';
  readonly paymentId: string;
  readonly reference: string;
  readonly say: string;
}

const sum = ({ currency, amount }: { currency: string; amount: number }): string =>
  sayMoney(amount, currency);

/** Holds a provider's own list against our books; both are of the same time. Says nothing of what agrees. */
export function comparePayments(
  reported: readonly ReportedPayment[],
  booked: readonly BookedPayment[],
): Finding[] {
  const findings: Finding[] = [];
  const paid = reported.filter(({ status }) => status === 'paid');
  const ours = new Map(booked.map((payment) => [payment.paymentId, payment]));
  const theirs = new Map(paid.map((payment) => [payment.paymentId, payment]));
  const listed = new Set<string>();
  const paidBy = new Map<string, string>();
  for (const payment of paid) {
    const { paymentId, reference } = payment;
    const say = (kind: Finding['kind'], text: string) =>
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
        `${sum(payment)} for a deposit that ${earlier} has paid; ${own ? 'it waits' : 'unknown here'}`,
      );
    } else if (!own) {
      say('missing', `${sum(payment)} paid there, unknown here`);
    } else if (own.amount !== payment.amount || own.currency !== payment.currency) {
      say('differs', `${sum(payment)} there, ${sum(own)} here`);
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
        say: `${sum(own)} credited here, not paid there`,
      });
  }
  return findings;
}

/** Payments of a provider that a list of this time, or these names, must have. */
export async function readBooked(
  db: Db,
  provider: string,
  { from, to, paymentIds }: { from: number; to: number; paymentIds: readonly string[] },
): Promise<BookedPayment[]> {
  return db<BookedPayment[]>`
    select distinct on (payment_ref) payment_ref as payment_id, deposit_id::text as reference, amount,
      coalesce(currency, '') as currency,
      case when verdict = 'credited' then 'credited' when resolution is null then 'waiting' else 'settled' end as state
    from payment_callbacks
    where provider = ${provider} and (verdict = 'credited' or status = 'paid' and verdict in ${db([...HELD_VERDICTS])})
      and (at >= ${from} and at <= ${to} or payment_ref in ${db(paymentIds.length > 0 ? [...paymentIds] : [''])})
    order by payment_ref, verdict = 'credited' desc, at`;
}
