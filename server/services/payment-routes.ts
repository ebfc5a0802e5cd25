import type { FastifyInstance } from 'fastify';
import { paymentProviders } from '../adapters/payment-providers.ts';
import type { Context } from '../context.ts';
import { type CallbackVerdict, HEARD, takeCallback } from './payment-callbacks.ts';

const UNTRUSTED: ReadonlySet<CallbackVerdict> = new Set(['forged', 'stale']);

function statusOf(verdict: CallbackVerdict): number {
  if (HEARD.has(verdict)) return 200;
  if (UNTRUSTED.has(verdict)) return 401;
  return verdict === 'malformed' ? 400 : 422;
}

/** POST /callbacks/payment/<provider>: answered 2xx once the deposit's row says what the provider said. */
export function registerPaymentRoutes(app: FastifyInstance, context: Context): void {
  const providers = paymentProviders(context.settings);
  app.post('/callbacks/payment/:provider', async (request, reply) => {
    const { provider: name } = request.params as { provider: string };
    const provider = providers.get(name);
    if (!provider) return reply.code(404).send({ result: 'unknownProvider' });
    const body = typeof request.body === 'string' ? request.body : '';
    const result = await takeCallback(context, provider, { headers: request.headers, body });
    return reply.code(statusOf(result)).send({ result });
  });
}
