import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { type PaymentProvider, ProviderDown } from '../../../server/adapters/payment.ts';
import { createSandboxPayment } from '../../../server/adapters/sandbox-payment.ts';
import { createXenditPayment } from '../../../server/adapters/xendit-payment.ts';
import { type PlayServer, startPlayServer } from './play-server.ts';

const PATIENCE_MS = 300;
const SECRET = 'a secret that nobody may read';
const REFERENCE = '01900000-0000-7000-8000-000000000001';

let there: PlayServer;
beforeAll(async () => {
  there = await startPlayServer();
});
afterAll(() => there.stop());

const PROVIDERS: Record<string, () => PaymentProvider> = {
  sandbox: () => createSandboxPayment({ secret: SECRET, url: there.url, answerWithinMs: PATIENCE_MS }),
  xendit: () =>
    createXenditPayment(
      { secretKey: SECRET, callbackToken: SECRET, url: there.url, channels: { GCash: 'PH_GCASH' } },
      PATIENCE_MS,
    ),
};

const order = {
  reference: REFERENCE,
  amount: cents(50_000),
  currency: 'PHP',
  channel: 'GCash',
  isByQr: false,
  expiresAt: 900_000,
  returnUrl: 'http://localhost/wallets',
  sandboxOrigin: 'http://localhost:8082',
};
const payout = {
  reference: REFERENCE,
  amount: cents(20_000),
  currency: 'PHP',
  method: 'ewallet',
  bankName: 'GCash',
  holder: 'Ana Cruz',
  number: '09175551234',
} as const;

const refund = { reference: REFERENCE, paymentId: 'inv-1', amount: cents(20_000), currency: 'PHP' } as const;

const ANSWERS: Record<string, PlayServer['reply']> = {
  'does not answer': () => 'silence',
  'exceeds the timeout': async () => {
    await wait(2 * PATIENCE_MS);
    return { body: {} };
  },
  'closes the connection': () => 'cut',
  'answers an HTML page': () => ({ body: '<!doctype html><title>Bad gateway</title>', type: 'text/html' }),
  'answers half a body': () => ({ body: '{"id": "1", "pa' }),
  'answers an unexpected body': () => ({ body: { hello: ['there'] } }),
  'answers 503': () => ({ status: 503, body: { error: 'later' } }),
  'sends an endless body': () => 'endless',
  redirects: () => ({ status: 302, body: '' }),
};

describe.each(Object.keys(PROVIDERS))('requests to a failing %s provider', (name) => {
  it.each(Object.keys(ANSWERS))(
    '[C32] [C90] provider that %s is reported as down for orders, queries, payouts and refunds, and its key is in no message',
    async (how) => {
      there.reply = ANSWERS[how] ?? there.reply;
      const provider = PROVIDERS[name]?.();
      if (!provider) throw new Error(`no provider ${name}`);
      const asks = [
        () => provider.createPayment(order, 0),
        () => provider.findPayments(REFERENCE, 0),
        () => provider.createPayout(payout, 0),
        () => provider.refundPayment(refund, 0),
      ];
      for (const ask of asks) {
        const error = await ask().catch((caught: unknown) => caught);
        expect(error).toBeInstanceOf(ProviderDown);
        expect(String(error)).not.toContain(SECRET);
        expect(there.takenMb).toBeLessThan(32);
      }
    },
  );
});
