import type { FastifyInstance } from 'fastify';
import type { CallbackMessage, PaymentProvider } from '../adapters/payment.ts';
import { paymentProviders } from '../adapters/payment-providers.ts';
import type { Context } from '../context.ts';
import { ACCEPTED_VERDICTS, receiveCallback } from './payment-callbacks.ts';
import { PAYOUT_HEARD, receivePayoutCallback } from './payout-callbacks.ts';

const UNTRUSTED: ReadonlySet<string> = new Set(['forged', 'stale']);

function statusOf(verdict: string, heard: ReadonlySet<string>): number {
  if (heard.has(verdict)) return 200;
  if (UNTRUSTED.has(verdict)) return 401;
  return verdict === 'malformed' ? 400 : 422;
}

type CallbackReceiver = (
  context: Context,
  provider: PaymentProvider,
  message: CallbackMessage,
) => Promise<string>;

/**
 * POST /callbacks/payment/<provider> and /callbacks/payout/<provider>: answered 2xx once the row of the deposit or the
 * withdrawal has the reported state.
 */
export function registerPaymentRoutes(app: FastifyInstance, context: Context): void {
  const providers = paymentProviders(context.settings);
  const register = (about: 'payment' | 'payout', receive: CallbackReceiver, heard: ReadonlySet<string>) => {
    app.post(`/callbacks/${about}/:provider`, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { provider: name } = request.params as { provider: string };
      const provider = providers.get(name);
      if (!provider) return reply.code(404).send({ result: 'unknownProvider' });
      const body = typeof request.body === 'string' ? request.body : '';
      const result = await receive(context, provider, { headers: request.headers, body });
      return reply.code(statusOf(result, heard)).send({ result });
    });
  };
  register('payment', receiveCallback, ACCEPTED_VERDICTS);
  register('payout', receivePayoutCallback, PAYOUT_HEARD);
}
