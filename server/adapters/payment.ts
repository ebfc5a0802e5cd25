import * as z from 'zod/mini';
import type { Cents } from '../../contract/money.ts';

export interface PaymentOrder {
  /** The deposit's id: the provider gives the same payment again for the same reference. */
  readonly reference: string;
  readonly amount: Cents;
  readonly currency: string;
  readonly channel: string;
  /** The payer scans a code on our page; a provider that makes none is paid on its own page. */
  readonly isByQr: boolean;
  /** Milliseconds since 1970, UTC. */
  readonly expiresAt: number;
  /** The address to which the provider's page returns. */
  readonly returnUrl: string;
  /** Origin at which the payer reaches the sandbox's pages. Other providers know their own. */
  readonly sandboxOrigin: string;
}

interface CreatedPayment {
  /** The provider's page. */
  readonly payUrl: string;
  /** The content of the payer's code, as the provider gave it; the platform does not parse it. */
  readonly qrText?: string;
}

/** The state of a payment as reported by its provider. */
export const paymentEventSchema = z.object({
  /** The provider's id of this message; a repeat has the same one. */
  eventId: z.string().check(z.minLength(1), z.maxLength(100)),
  paymentId: z.string().check(z.minLength(1), z.maxLength(100)),
  reference: z.uuid(),
  amount: z.int(),
  currency: z.string().check(z.maxLength(10)),
  status: z.enum(['paid', 'failed']),
});
export type PaymentEvent = z.output<typeof paymentEventSchema>;

export interface CallbackMessage {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** The verdict on a callback: only `good` has an event, and only a valid signature makes it good. */
type CallbackReading =
  | { readonly verdict: 'good'; readonly event: PaymentEvent }
  | { readonly verdict: 'forged' | 'stale' | 'malformed' };

export interface PayoutOrder {
  /** The withdrawal's id: the provider pays once for one reference. */
  readonly reference: string;
  /** What the player is to receive. */
  readonly amount: Cents;
  readonly currency: string;
  readonly method: 'bank' | 'ewallet';
  readonly bankName: string;
  readonly holder: string;
  readonly number: string;
}

export interface RefundOrder {
  /** Our id: the provider refunds a payment once for one reference. */
  readonly reference: string;
  /** The provider's id of the payment, which is refunded in full. */
  readonly paymentId: string;
  readonly amount: Cents;
  readonly currency: string;
}

/** The state of a payout as reported by its provider. */
export const payoutEventSchema = z.object({
  eventId: z.string().check(z.minLength(1), z.maxLength(100)),
  payoutId: z.string().check(z.minLength(1), z.maxLength(100)),
  reference: z.uuid(),
  amount: z.int(),
  currency: z.string().check(z.maxLength(10)),
  status: z.enum(['paid', 'failed']),
  /** For the player, where the bank gave one. */
  reason: z.optional(z.string().check(z.maxLength(300))),
});
export type PayoutEvent = z.output<typeof payoutEventSchema>;

type PayoutReading =
  | { readonly verdict: 'good'; readonly event: PayoutEvent }
  | { readonly verdict: 'forged' | 'stale' | 'malformed' };

/** A payment as the provider returns it on a query. */
export interface FoundPayment {
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'open' | 'paid' | 'failed';
}

/**
 * The interface of a payment provider; docs/payments.md has the requirements of each member. Adapters never write to
 * the ledger: a provider only reports what happened.
 */
export interface PaymentProvider {
  readonly name: string;
  /** @throws ProviderDown when the provider cannot be reached or refuses. */
  createPayment(order: PaymentOrder, now: number): Promise<CreatedPayment>;
  /** Every payment that was made for a deposit. @throws ProviderDown when the provider cannot be reached or refuses. */
  findPayments(reference: string, now: number): Promise<readonly FoundPayment[]>;
  readCallback(message: CallbackMessage, now: number): CallbackReading;
  /** Safe to repeat. @throws ProviderDown when the provider cannot be reached or refuses. */
  createPayout(order: PayoutOrder, now: number): Promise<{ payoutId: string }>;
  /** Refunds a payment to where it came from. Safe to repeat. @throws ProviderDown as the others do. */
  refundPayment(order: RefundOrder, now: number): Promise<{ refundId: string }>;
  readPayoutCallback(message: CallbackMessage, now: number): PayoutReading;
}

/** The provider gave no usable answer; the order may or may not have reached it. */
export class ProviderDown extends Error {
  override readonly name: string = 'ProviderDown';
}

/** The provider refuses what the order says, as of an account that does not exist. */
export class OrderRefused extends ProviderDown {
  override readonly name = 'OrderRefused';
}
