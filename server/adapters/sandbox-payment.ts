import * as z from 'zod/mini';
import { type PaymentProvider, ProviderDown, paymentEvent } from './payment.ts';
import { checkSignature, signBody } from './signature.ts';

/** Longer than this and the player is told to try again; the order keeps its reference. */
const ANSWER_WITHIN_MS = 5_000;

const orderAnswer = z.object({ path: z.string().check(z.startsWith('/')) });

/** The sandbox's payment service behind the same interface as a real one, over HTTP and HMAC. */
export function createSandboxPayment(options: { secret: string; url: string }): PaymentProvider {
  const { secret, url } = options;
  return {
    name: 'sandbox',
    async createPayment({ sandboxOrigin, ...order }, now) {
      const body = JSON.stringify(order);
      try {
        const response = await fetch(`${url}/api/payments`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...signBody(secret, 'order', body, now) },
          body,
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        });
        if (!response.ok) throw new ProviderDown(`sandbox answered ${response.status}`);
        const { path } = orderAnswer.parse(await response.json());
        return { payUrl: `${sandboxOrigin}${path}` };
      } catch (error) {
        if (error instanceof ProviderDown) throw error;
        throw new ProviderDown(`sandbox gave no answer: ${String(error)}`);
      }
    },
    readCallback({ headers, body }, now) {
      const received = { timestamp: headers['x-timestamp'], signature: headers['x-signature'], body };
      const verdict = checkSignature(secret, 'callback', received, now);
      if (verdict !== 'good') return { verdict };
      const event = paymentEvent.safeParse(readJson(body));
      return event.success ? { verdict: 'good', event: event.data } : { verdict: 'malformed' };
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
