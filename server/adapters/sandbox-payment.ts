import * as z from 'zod/mini';
import { readJson } from '../strict-json.ts';
import { fetchBounded } from './fetch-bounded.ts';
import {
  type CallbackMessage,
  type PaymentProvider,
  ProviderDown,
  paymentEventSchema,
  payoutEventSchema,
} from './payment.ts';
import { checkSignature, type Direction, signBody } from './signature.ts';

/** After this time the player is asked to try again; the order keeps its reference. */
const ANSWER_WITHIN_MS = 5_000;

const foundAnswerSchema = z.object({
  payments: z.array(
    z.object({
      paymentId: z.string(),
      amount: z.int(),
      currency: z.string(),
      status: z.enum(['open', 'paid', 'failed']),
    }),
  ),
});

const orderAnswerSchema = z.object({
  path: z.string().check(z.startsWith('/')),
  hasCode: z.optional(z.boolean()),
});
const refundAnswerSchema = z.object({ refundId: z.string().check(z.minLength(1), z.maxLength(100)) });
const payoutAnswerSchema = z.object({ payoutId: z.string().check(z.minLength(1), z.maxLength(100)) });

/** The sandbox's payment service behind the same interface as a real one, over HTTP and HMAC. */
export function createSandboxPayment({
  secret,
  url,
  answerWithinMs = ANSWER_WITHIN_MS,
}: {
  secret: string;
  url: string;
  answerWithinMs?: number;
}): PaymentProvider {
  async function order(path: string, direction: Direction, message: object, now: number): Promise<unknown> {
    const body = JSON.stringify(message);
    const response = await fetchBounded(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signBody(secret, direction, body, now) },
      body,
      // A redirect must not send our signature anywhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (!response.ok) throw new ProviderDown(`sandbox answered ${response.status}`);
    return readJson(await response.text());
  }
  function read<E extends z.ZodMiniType>(
    event: E,
    direction: Direction,
    { headers, body }: CallbackMessage,
    now: number,
  ): { verdict: 'good'; event: z.output<E> } | { verdict: 'forged' | 'stale' | 'malformed' } {
    const received = { timestamp: headers['x-timestamp'], signature: headers['x-signature'], body };
    const verdict = checkSignature(secret, direction, received, now);
    if (verdict !== 'good') return { verdict };
    const parsed = event.safeParse(readJson(body));
    return parsed.success ? { verdict: 'good', event: parsed.data } : { verdict: 'malformed' };
  }
  return {
    name: 'sandbox',
    async createPayment({ sandboxOrigin, ...payment }, now) {
      const answer = await order('/api/payments', 'order', payment, now).catch(isDown);
      const { path, hasCode } = readAnswer(orderAnswerSchema, answer);
      const payUrl = `${sandboxOrigin}${path}`;
      // The code opens the sandbox's payment page on a phone.
      return { payUrl, ...(hasCode && { qrText: payUrl }) };
    },
    async findPayments(reference, now) {
      const answer = await order('/api/payments/find', 'order', { reference }, now).catch(isDown);
      return readAnswer(foundAnswerSchema, answer).payments;
    },
    readCallback: (message, now) => read(paymentEventSchema, 'callback', message, now),
    async createPayout(payout, now) {
      const answer = await order('/api/payouts', 'payout-order', payout, now).catch(isDown);
      return readAnswer(payoutAnswerSchema, answer);
    },
    async refundPayment(refund, now) {
      const answer = await order('/api/refunds', 'refund-order', refund, now).catch(isDown);
      return readAnswer(refundAnswerSchema, answer);
    },
    readPayoutCallback: (message, now) => read(payoutEventSchema, 'payout-callback', message, now),
  };
}

function isDown(error: unknown): never {
  throw error instanceof ProviderDown ? error : new ProviderDown(`sandbox gave no answer: ${String(error)}`);
}

function readAnswer<A extends z.ZodMiniType>(shape: A, answer: unknown): z.output<A> {
  const parsed = shape.safeParse(answer);
  if (!parsed.success) throw new ProviderDown('sandbox gave an answer that cannot be read');
  return parsed.data;
}
