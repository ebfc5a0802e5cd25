import { cents } from '../../contract/money.ts';
import type { PaymentOrder, PayoutOrder, RefundOrder } from '../adapters/payment.ts';
import type { ReportedPayment } from '../wallet/public/settlement-report.ts';
import { planPayout, type SandboxPayout } from './payout-plan.ts';

export type SandboxOrder = Omit<PaymentOrder, 'sandboxOrigin'>;

/**
 * What the payer did on the page, and how the provider reports it. `late` pays just after the deposit has expired;
 * `short` pays less than was ordered; `forged` is reported without the secret, and nothing was paid; `disorder` is
 * paid and then reported as failed; `unheard` is paid and never reported.
 */
export const PAYMENT_COMMANDS = [
  'approve',
  'decline',
  'late',
  'twice',
  'short',
  'forged',
  'disorder',
  'unheard',
] as const;
export type PaymentAction = (typeof PAYMENT_COMMANDS)[number];
/** Actions after which the provider has the payer's money. */
const PAYS: ReadonlySet<PaymentAction> = new Set([
  'approve',
  'late',
  'twice',
  'short',
  'disorder',
  'unheard',
]);
/** What is missing from a payment that is too small. */
const SHORT_BY = 100;

export interface SandboxPayment extends SandboxOrder {
  /** Also part of the page's address: 128 random bits. */
  readonly id: string;
  readonly createdAt: number;
  readonly act: PaymentAction | null;
}

/** A callback that was sent, or waits to be. */
export interface Delivery {
  /** Which address receives it; files from before payouts have none. */
  readonly about?: 'payment' | 'payout';
  readonly paymentId: string;
  readonly body: string;
  /** Signed with another secret than the provider's. */
  readonly isForged?: boolean;
  readonly madeAt: number;
  /** Earliest time, in milliseconds since 1970. */
  readonly nextAt: number;
  readonly tries: number;
  /** HTTP status of the last try; 0 without an answer, null before the first. */
  readonly status: number | null;
}

/** A payment that was refunded to its payer. */
export interface SandboxRefund extends RefundOrder {
  readonly id: string;
  readonly createdAt: number;
}

export interface MockProviderState {
  readonly payments: readonly SandboxPayment[];
  /** None in files from before refunds. */
  readonly refunds?: readonly SandboxRefund[];
  /** None in files from before payouts. */
  readonly payouts?: readonly SandboxPayout[];
  readonly deliveries: readonly Delivery[];
}

interface PaymentProviderDependencies {
  readonly now: () => number;
  /** Unguessable, for payments and events. */
  readonly newId: () => string;
  /** Sends one signed callback and returns the status, 0 for no answer. */
  readonly send: (body: string, about: 'payment' | 'payout', isForged?: boolean) => Promise<number>;
  /** Called after every change. */
  readonly save?: (state: MockProviderState) => void;
}

/** Waits between the tries of a callback that was not accepted. */
const AGAIN_AFTER_MS = [2_000, 5_000, 15_000, 60_000, 300_000];
/** The late payment comes this long after the deposit's end. */
const LATE_BY_MS = 1_000;
const MAX_ENTRIES = 200;

/** The paid amount: a short payment is smaller than its order. */
const amountOf = ({ amount, act }: Pick<SandboxPayment, 'amount' | 'act'>) =>
  act === 'short' ? cents(Math.max(1, amount - SHORT_BY)) : amount;

const isHeard = ({ status }: Delivery) => status !== null && status >= 200 && status < 300;
/** A client error does not change by a retry; a missing answer or a server error may. */
const isRejected = ({ status }: Delivery) => status === 400 || status === 404 || status === 422;
const isOver = (one: Delivery) => isHeard(one) || isRejected(one) || one.tries > AGAIN_AFTER_MS.length;

/** The provider's side of payments: what was ordered, what the payer did, which callbacks are still to be accepted. */
export class MockPaymentProvider {
  #payments: readonly SandboxPayment[];
  #payouts: readonly SandboxPayout[];
  #refunds: readonly SandboxRefund[];
  #deliveries: readonly Delivery[];
  readonly #parts: PaymentProviderDependencies;
  #isSending = false;

  constructor(
    parts: PaymentProviderDependencies,
    state: MockProviderState = { payments: [], deliveries: [] },
  ) {
    this.#parts = parts;
    this.#payments = state.payments;
    this.#payouts = state.payouts ?? [];
    this.#refunds = state.refunds ?? [];
    this.#deliveries = state.deliveries;
  }

  get state(): MockProviderState {
    return {
      payments: this.#payments,
      payouts: this.#payouts,
      refunds: this.#refunds,
      deliveries: this.#deliveries,
    };
  }

  find(id: string): SandboxPayment | null {
    return this.#payments.find((payment) => payment.id === id) ?? null;
  }

  /** The same payment again for the same reference. */
  accept(order: SandboxOrder): SandboxPayment {
    const known = this.#payments.find(({ reference }) => reference === order.reference);
    if (known) return known;
    const { now, newId } = this.#parts;
    const payment = { ...order, id: newId(), createdAt: now(), act: null };
    this.#payments = [payment, ...this.#payments].slice(0, MAX_ENTRIES);
    this.#save();
    return payment;
  }

  /** Does what the payer chose, once: a repeated submit changes nothing. */
  act(id: string, act: PaymentAction): void {
    const payment = this.find(id);
    if (!payment || payment.act !== null) return;
    this.#payments = this.#payments.map((one) => (one.id === id ? { ...one, act } : one));
    const at =
      act === 'late' ? Math.max(this.#parts.now(), payment.expiresAt + LATE_BY_MS) : this.#parts.now();
    this.#notify({ ...payment, amount: amountOf({ ...payment, act }) }, act, at);
    this.#save();
  }

  /** Every payment as it stands, oldest first; the second payment of a payer who paid twice is listed separately. */
  report(): ReportedPayment[] {
    return this.#payments.toReversed().flatMap((payment) => {
      const { id, reference, currency, act, createdAt } = payment;
      const isPaid =
        act !== null &&
        PAYS.has(act) &&
        (act !== 'late' || payment.expiresAt + LATE_BY_MS <= this.#parts.now());
      const amount = amountOf(payment);
      const status = act === 'decline' ? 'failed' : isPaid ? 'paid' : 'open';
      const line: ReportedPayment = { paymentId: id, reference, amount, currency, status, at: createdAt };
      return act === 'twice' ? [line, { ...line, paymentId: `${id}-2` }] : [line];
    });
  }

  /** Pays out automatically, as the account's number determines; the same payout again for the same reference. */
  payOut(order: PayoutOrder): SandboxPayout {
    const known = this.#payouts.find(({ reference }) => reference === order.reference);
    if (known) return known;
    const { now, newId } = this.#parts;
    const payout = { ...order, id: newId(), createdAt: now() };
    this.#payouts = [payout, ...this.#payouts].slice(0, MAX_ENTRIES);
    for (const { body, nextAt } of planPayout(payout, newId)) this.#add(payout.id, body, nextAt, 'payout');
    this.#save();
    return payout;
  }

  /** Null for an unknown payment; the same refund again for the same reference. */
  claimRefund(order: RefundOrder): SandboxRefund | null {
    const known = this.#refunds.find(({ reference }) => reference === order.reference);
    if (known) return known;
    const isPaid = this.report().some(
      ({ paymentId, status, amount }) =>
        paymentId === order.paymentId && status === 'paid' && amount === order.amount,
    );
    if (!isPaid) return null;
    const { now, newId } = this.#parts;
    const refund = { ...order, id: newId(), createdAt: now() };
    this.#refunds = [refund, ...this.#refunds].slice(0, MAX_ENTRIES);
    this.#save();
    return refund;
  }

  /** The refunded part of a payment, or of its second one. */
  refundsOf(id: string): readonly SandboxRefund[] {
    return this.#refunds.filter(({ paymentId }) => paymentId === id || paymentId === `${id}-2`);
  }

  #notify(payment: SandboxPayment, act: PaymentAction, at: number): void {
    if (act === 'unheard') return;
    this.#queue(payment, act === 'decline' ? 'failed' : 'paid', at, act === 'forged');
    if (act === 'twice') this.#queue({ ...payment, id: `${payment.id}-2` }, 'paid', at);
    if (act === 'disorder') this.#queue(payment, 'failed', at);
  }

  #queue(payment: SandboxPayment, status: 'paid' | 'failed', nextAt: number, isForged = false): void {
    const { id, reference, amount, currency } = payment;
    const event = { eventId: this.#parts.newId(), paymentId: id, reference, amount, currency, status };
    this.#add(id, JSON.stringify(event), nextAt, 'payment', isForged);
  }

  #add(paymentId: string, body: string, nextAt: number, about: 'payment' | 'payout', isForged = false): void {
    const made = { about, paymentId, body, ...(isForged && { isForged }), madeAt: this.#parts.now() };
    this.#deliveries = [{ ...made, nextAt, tries: 0, status: null }, ...this.#deliveries].slice(
      0,
      MAX_ENTRIES,
    );
  }

  /** Sends what is due, oldest first, and plans the next try of what was not accepted. One run at a time. */
  async deliverDue(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (const delivery of this.#deliveries.toReversed()) {
        if (isOver(delivery) || delivery.nextAt > this.#parts.now()) continue;
        const status = await this.#parts.send(
          delivery.body,
          delivery.about ?? 'payment',
          delivery.isForged ?? false,
        );
        const tries = delivery.tries + 1;
        const nextAt = this.#parts.now() + (AGAIN_AFTER_MS[delivery.tries] ?? 0);
        const tried = { ...delivery, status, tries, nextAt };
        this.#deliveries = this.#deliveries.map((one) => (one.body === delivery.body ? tried : one));
        this.#save();
      }
    } finally {
      this.#isSending = false;
    }
  }

  #save(): void {
    this.#parts.save?.(this.state);
  }
}
