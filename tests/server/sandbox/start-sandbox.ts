import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { signBody } from '../../../server/adapters/signature.ts';
import { fetchAggregatorCalls } from '../../../server/sandbox/aggregator-calls.ts';
import { createSandbox } from '../../../server/sandbox/create-sandbox.ts';
import { MockMessageProvider } from '../../../server/sandbox/mock-message-provider.ts';
import { createMockOidcProvider } from '../../../server/sandbox/mock-oidc-provider.ts';
import { MockPaymentProvider } from '../../../server/sandbox/mock-payment-provider.ts';
import { MockPushService } from '../../../server/sandbox/mock-push-service.ts';

export const SECRET = 'a secret of the test only';

export interface TestSandbox {
  readonly mockProvider: MockPaymentProvider;
  readonly messages: MockMessageProvider;
  readonly pushes: MockPushService;
  readonly url: string;
  readonly port: number;
  /** Address of the callbacks; set once the server listens. */
  callbackUrl: string;
  /** The same for payouts. */
  payoutUrl: string;
  /** Of the platform whose aggregator is asked. */
  platformPort: number;
  stop(): Promise<void>;
}

/** The real payment service on a free port, with the clock of the test. */
export async function startSandbox(now: () => number): Promise<TestSandbox> {
  // The first ports are never ours: no aggregator is there.
  const target = { callbackUrl: '', payoutUrl: '', platformPort: 1 };
  const mockProvider = new MockPaymentProvider({
    now,
    newId: () => randomBytes(16).toString('hex'),
    send: async (body, about, isForged) => {
      try {
        const [url, direction] =
          about === 'payout'
            ? [target.payoutUrl, 'payout-callback' as const]
            : [target.callbackUrl, 'callback' as const];
        const headers = {
          'content-type': 'application/json',
          ...signBody(isForged ? 'a secret of nobody' : SECRET, direction, body, now()),
        };
        return (await fetch(url, { method: 'POST', headers, body })).status;
      } catch {
        return 0;
      }
    },
  });
  const messages = new MockMessageProvider();
  const pushes = new MockPushService({ now });
  const oidc = await createMockOidcProvider({ secret: SECRET, now });
  const app = createSandbox({
    mockProvider,
    messages,
    oidc,
    pushes,
    fetchAggregatorCalls: () => fetchAggregatorCalls(target.platformPort),
    secret: SECRET,
    now,
    log: pino({ level: 'silent' }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return Object.assign(target, {
    mockProvider,
    messages,
    pushes,
    port,
    url: `http://127.0.0.1:${port}`,
    stop: async () => app.close(),
  });
}
