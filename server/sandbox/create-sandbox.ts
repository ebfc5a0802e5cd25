import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { positiveCentsField } from '../../contract/call.ts';
import { checkSignature, type Direction } from '../adapters/signature.ts';
import { chooseLocale } from '../localization/localized.ts';
import { readJson } from '../strict-json.ts';
import { writeReport } from '../wallet/public/settlement-report.ts';
import type { AggregatorCall } from './aggregator-calls.ts';
import { type MockMessageProvider, sandboxMessageSchema } from './mock-message-provider.ts';
import type { MockOidcProvider } from './mock-oidc-provider.ts';
import { type MockPaymentProvider, PAYMENT_COMMANDS, type PaymentAction } from './mock-payment-provider.ts';
import type { MockPushService } from './mock-push-service.ts';
import { addOidcRoutes } from './oidc-routes.ts';
import { outboxPage, paymentPage, unknownPaymentPage } from './pages.ts';
import { addPushRoutes } from './push-routes.ts';
import { SANDBOX_CSS } from './sandbox-css.ts';

const orderSchema = z.object({
  reference: z.uuid(),
  amount: positiveCentsField,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  channel: z.string().check(z.maxLength(100)),
  expiresAt: z.int(),
  returnUrl: z.url({ protocol: /^https?$/ }),
  isByQr: z._default(z.boolean(), false),
});

const payoutOrderSchema = z.object({
  reference: z.uuid(),
  amount: positiveCentsField,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  method: z.enum(['bank', 'ewallet']),
  bankName: z.string().check(z.maxLength(100)),
  holder: z.string().check(z.maxLength(100)),
  number: z.string().check(z.maxLength(128)),
});

const refundOrderSchema = z.object({
  reference: z.uuid(),
  paymentId: z.string().check(z.maxLength(100)),
  amount: positiveCentsField,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});

interface Options {
  readonly mockProvider: MockPaymentProvider;
  readonly messages: MockMessageProvider;
  readonly oidc: MockOidcProvider;
  readonly pushes: MockPushService;
  /** Null where the aggregator does not run. */
  readonly fetchAggregatorCalls: () => Promise<readonly AggregatorCall[] | null>;
  readonly secret: string;
  readonly now: () => number;
  readonly log: Logger;
}

/** The language chosen in the app, whose cookie a browser sends to every port of its host; else the browser's. */
function localeOf({ headers }: FastifyRequest) {
  const chosen = /(?:^|;\s*)locale=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
  return chooseLocale(chosen ?? headers['accept-language']);
}

function sendPage(reply: FastifyReply, text: string, status = 200) {
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);
}

/** Mock external services: payments with the payer's page, phones, sign-in providers, push service, and the outbox. */
export function createSandbox({
  mockProvider,
  messages,
  oidc,
  pushes,
  fetchAggregatorCalls,
  secret,
  now,
  log,
}: Options): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16_384,
  }) as unknown as FastifyInstance;
  app.removeAllContentTypeParsers();
  // Raw text for every content type: the signature covers it.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('onSend', async (_request, reply) => {
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
  });

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/sandbox.css', async (_request, reply) => reply.type('text/css').send(SANDBOX_CSS));
  app.get('/', async (_request, reply) => reply.redirect('/sandbox'));
  app.get('/sandbox', async (request, reply) =>
    sendPage(
      reply,
      outboxPage(localeOf(request), mockProvider.state, messages.messages, await fetchAggregatorCalls()),
    ),
  );

  const addOrderRoute = <O extends z.ZodMiniType>(
    path: string,
    direction: Direction,
    shape: O,
    accept: (order: z.output<O>) => object | null,
  ) =>
    app.post(path, async (request, reply) => {
      const { 'x-timestamp': timestamp, 'x-signature': signature } = request.headers;
      const body = typeof request.body === 'string' ? request.body : '';
      const verdict = checkSignature(secret, direction, { timestamp, signature, body }, now());
      if (verdict !== 'good') return reply.code(401).send({ error: verdict });
      const parsed = shape.safeParse(readJson(body));
      if (!parsed.success) return reply.code(400).send({ error: 'malformed' });
      return accept(parsed.data) ?? reply.code(404).send({ error: 'unknown' });
    });
  addOrderRoute('/api/payments', 'order', orderSchema, (wanted) => {
    const { id } = mockProvider.accept(wanted);
    return { paymentId: id, path: `/pay/${id}`, hasCode: wanted.isByQr };
  });
  addOrderRoute('/api/payments/find', 'order', z.object({ reference: z.uuid() }), ({ reference }) => ({
    payments: mockProvider.report().filter((payment) => payment.reference === reference),
  }));
  addOrderRoute('/api/payouts', 'payout-order', payoutOrderSchema, (wanted) => ({
    payoutId: mockProvider.payOut(wanted).id,
  }));
  addOrderRoute('/api/refunds', 'refund-order', refundOrderSchema, (wanted) => {
    const refund = mockProvider.claimRefund(wanted);
    return refund && { refundId: refund.id };
  });

  addOrderRoute('/api/messages', 'message', sandboxMessageSchema, (message) => {
    messages.accept({ ...message, at: now() });
    return {};
  });
  addPushRoutes(app, pushes);
  addOidcRoutes(app, { mockProvider: oidc, secret, localeOf, sendPage });

  // The download of a provider's portal: the list that the operator reconciles with the ledger.
  app.get('/sandbox/payments.csv', async (_request, reply) =>
    reply.type('text/csv; charset=utf-8').send(writeReport(mockProvider.report())),
  );

  app.get<{ Params: { id: string } }>('/pay/:id', async (request, reply) => {
    const payment = mockProvider.find(request.params.id);
    const locale = localeOf(request);
    return payment
      ? sendPage(reply, paymentPage(locale, payment, mockProvider.refundsOf(payment.id)))
      : sendPage(reply, unknownPaymentPage(locale), 404);
  });

  app.post<{ Params: { id: string; act: string } }>('/pay/:id/:act', async (request, reply) => {
    const { id, act } = request.params;
    const known = mockProvider.find(id) && isPaymentAction(act);
    if (!known) return sendPage(reply, unknownPaymentPage(localeOf(request)), 404);
    mockProvider.act(id, act as PaymentAction);
    await mockProvider.deliverDue();
    return reply.redirect(`/pay/${id}`, 303);
  });
  return app;
}

const isPaymentAction = (act: string): act is PaymentAction =>
  (PAYMENT_COMMANDS as readonly string[]).includes(act);
