import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { cents } from '../../contract/money.ts';
import type { XenditKeys } from '../settings.ts';
import { readJson } from '../strict-json.ts';
import { fetchBounded } from './fetch-bounded.ts';
import {
  type CallbackMessage,
  type FoundPayment,
  OrderRefused,
  type PaymentEvent,
  type PaymentProvider,
  type PayoutEvent,
  ProviderDown,
} from './payment.ts';

const ANSWER_WITHIN_MS = 10_000;
const NAME = 'xendit';
/** Answers to what an order says; others are about our keys, or about Xendit itself. */
const ORDER_FAULT_STATUSES = new Set([400, 404, 409, 422]);

const idSchema = z.string().check(z.minLength(1), z.maxLength(90));
const invoiceSchema = z.object({
  id: idSchema,
  external_id: z.string(),
  status: z.enum(['PENDING', 'PAID', 'SETTLED', 'EXPIRED']),
  amount: z.number(),
  paid_amount: z.optional(z.nullable(z.number())),
  currency: z.string(),
  invoice_url: z.optional(z.url({ protocol: /^https?$/ })),
});
type Invoice = z.output<typeof invoiceSchema>;
const payoutSchema = z.object({ id: idSchema });
const refundSchema = z.object({
  id: idSchema,
  status: z.enum(['SUCCEEDED', 'PENDING', 'FAILED', 'CANCELLED']),
});
const payoutNewsSchema = z.object({
  data: z.object({
    id: idSchema,
    reference_id: z.uuid(),
    amount: z.number(),
    currency: z.string().check(z.maxLength(10)),
    status: z.enum(['SUCCEEDED', 'FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED']),
    failure_code: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
});

/** Xendit writes money in the currency's own units; NaN where that is not a whole number of cents. */
function toCents(amount: number): number {
  const value = Math.round(amount * 100);
  return Math.abs(amount * 100 - value) < 1e-6 ? value : Number.NaN;
}

const INVOICE_STATES = { PENDING: 'open', PAID: 'paid', SETTLED: 'paid', EXPIRED: 'failed' } as const;

/** The received amount, or the ordered one before a payment; null for an invalid amount. */
function readInvoice(found: Invoice): FoundPayment | null {
  const amount = toCents(found.paid_amount ?? found.amount);
  const { currency, status } = found;
  return Number.isSafeInteger(amount)
    ? { paymentId: found.id, amount, currency, status: INVOICE_STATES[status] }
    : null;
}

/** Xendit: invoices in, payouts out (docs/payments.md). Off until its keys are set. */
export function createXenditPayment(keys: XenditKeys, answerWithinMs = ANSWER_WITHIN_MS): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${keys.secretKey}:`).toString('base64')}`;

  /** @throws ProviderDown that names the request, and never its credentials. */
  async function request<A extends z.ZodMiniType>(
    path: string,
    shape: A,
    order?: { body: object; key?: string },
  ): Promise<z.output<A>> {
    const answer = await fetchBounded(keys.url + path, {
      method: order ? 'POST' : 'GET',
      headers: {
        authorization,
        ...(order && { 'content-type': 'application/json' }),
        ...(order?.key && { 'idempotency-key': order.key }),
      },
      ...(order && { body: JSON.stringify(order.body) }),
      // Our key must not be sent anywhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    })
      .then(async (response) => ({ status: response.status, body: readJson(await response.text()) }))
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.name : 'fault';
        throw new ProviderDown(`${NAME} gave no answer: ${reason}`);
      });
    if (ORDER_FAULT_STATUSES.has(answer.status)) throw new OrderRefused(`${NAME} answered ${answer.status}`);
    if (answer.status >= 300) throw new ProviderDown(`${NAME} answered ${answer.status}`);
    const parsed = shape.safeParse(answer.body);
    if (!parsed.success) throw new ProviderDown(`${NAME} gave an answer that cannot be read`);
    return parsed.data;
  }

  const findInvoices = async (reference: string): Promise<Invoice[]> =>
    request(`/v2/invoices?external_id=${encodeURIComponent(reference)}`, z.array(invoiceSchema));

  function isTheirs({ headers }: CallbackMessage): boolean {
    const given = Buffer.from(String(headers['x-callback-token'] ?? ''));
    const expected = Buffer.from(keys.callbackToken);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  return {
    name: NAME,
    async createPayment(order, now) {
      // An invoice is not created twice for one reference: one whose answer was lost is found again.
      const known = (await findInvoices(order.reference)).find(({ status }) => status === 'PENDING');
      const made =
        known ??
        (await request('/v2/invoices', invoiceSchema, {
          body: {
            external_id: order.reference,
            amount: order.amount / 100,
            currency: order.currency,
            description: order.channel,
            invoice_duration: Math.max(60, Math.floor((order.expiresAt - now) / 1000)),
            success_redirect_url: order.returnUrl,
            failure_redirect_url: order.returnUrl,
          },
        }));
      if (!made.invoice_url) throw new ProviderDown(`${NAME} gave no payment page`);
      return { payUrl: made.invoice_url };
    },
    async findPayments(reference) {
      return (await findInvoices(reference)).flatMap((one) => readInvoice(one) ?? []);
    },
    readCallback(message) {
      if (!isTheirs(message)) return { verdict: 'forged' };
      const parsed = invoiceSchema.safeParse(readJson(message.body));
      const found = parsed.success ? readInvoice(parsed.data) : null;
      const reference = z.uuid().safeParse(parsed.data?.external_id);
      if (!parsed.success || !found || !reference.success || found.status === 'open')
        return { verdict: 'malformed' };
      const { paymentId, amount, currency, status } = found;
      const event: PaymentEvent = {
        eventId: `${paymentId} ${status}`,
        paymentId,
        reference: reference.data,
        amount,
        currency,
        status,
      };
      return { verdict: 'good', event };
    },
    async createPayout(order) {
      const channel = keys.channels[order.bankName];
      if (!channel) throw new ProviderDown(`${NAME} has no channel set for ${order.bankName}`);
      const made = await request('/v2/payouts', payoutSchema, {
        key: order.reference,
        body: {
          reference_id: order.reference,
          channel_code: channel,
          channel_properties: { account_holder_name: order.holder, account_number: order.number },
          amount: order.amount / 100,
          currency: order.currency,
          description: 'Withdrawal',
        },
      });
      return { payoutId: made.id };
    },
    async refundPayment(order) {
      const made = await request('/refunds', refundSchema, {
        key: order.reference,
        body: {
          invoice_id: order.paymentId,
          reference_id: order.reference,
          amount: order.amount / 100,
          currency: order.currency,
          reason: 'OTHERS',
        },
      });
      if (made.status === 'FAILED' || made.status === 'CANCELLED')
        throw new ProviderDown(`${NAME} does not refund this payment`);
      return { refundId: made.id };
    },
    readPayoutCallback(message) {
      if (!isTheirs(message)) return { verdict: 'forged' };
      const parsed = payoutNewsSchema.safeParse(readJson(message.body));
      const amount = parsed.success ? toCents(parsed.data.data.amount) : Number.NaN;
      if (!parsed.success || !Number.isSafeInteger(amount)) return { verdict: 'malformed' };
      const { data } = parsed.data;
      const event: PayoutEvent = {
        eventId: `${data.id} ${data.status}`,
        payoutId: data.id,
        reference: data.reference_id,
        amount: cents(amount),
        currency: data.currency,
        status: data.status === 'SUCCEEDED' ? 'paid' : 'failed',
        ...(data.failure_code && { reason: data.failure_code }),
      };
      return { verdict: 'good', event };
    },
  };
}
