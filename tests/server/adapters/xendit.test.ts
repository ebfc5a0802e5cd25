import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../server/auth/public/passwords.ts';
import { createLog } from '../../../server/create-log.ts';
import { readWallet } from '../../../server/ledger/read-balance.ts';
import { readSettings } from '../../../server/settings.ts';
import { fetchFromProviders } from '../../../server/wallet/fetch-provider-payments-job.ts';
import { returnPayments } from '../../../server/wallet/return-payments.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { createTestClock, startApp, type TestApp } from '../support/app.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useDatabase } from '../support/database.ts';
import { PIN, REAL_NAME } from '../wallet/withdraw-platform.ts';
import { type Heard, type PlayServer, startPlayServer } from './play-server.ts';

const KEY = 'xnd_development_of_the_test_only';
const TOKEN = 'the-token-of-every-callback';
const AMOUNT = 50_050;
/** Longer than the pause before a refund is retried, shorter than an idle session. */
const A_WHILE_MS = 10 * 60_000;

const database = useDatabase();
const { sql } = database;
const clock = createTestClock();
const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
let there: PlayServer;
let app: TestApp;

interface Invoice {
  id: string;
  external_id: string;
  status: string;
  amount: number;
  currency: string;
  invoice_url: string;
  paid_amount?: number;
}
let invoices: Invoice[] = [];
let failsRefunds = false;
const payouts = new Map<string, { id: string; status: string }>();

/** The responses of https://docs.xendit.co for invoices and payouts, as far as the platform uses them. */
function play({ method, path, headers, body }: Heard) {
  if (headers.authorization !== `Basic ${Buffer.from(`${KEY}:`).toString('base64')}`)
    return { status: 401, body: { error_code: 'INVALID_API_KEY' } };
  const { pathname, searchParams } = new URL(path, 'http://there');
  if (method === 'GET' && pathname === '/v2/invoices')
    return { body: invoices.filter((one) => one.external_id === searchParams.get('external_id')) };
  const asked = JSON.parse(body);
  if (pathname === '/v2/invoices') {
    const { external_id, amount, currency } = asked;
    const id = randomUUID();
    const made = {
      id,
      external_id,
      status: 'PENDING',
      amount,
      currency,
      invoice_url: `https://pay.test/${id}`,
    };
    invoices = [made, ...invoices];
    return { body: made };
  }
  if (pathname === '/refunds')
    return { body: { id: `rfd-${randomUUID()}`, status: failsRefunds ? 'FAILED' : 'SUCCEEDED' } };
  const key = String(headers['idempotency-key']);
  const made = payouts.get(key) ?? { id: `disb-${randomUUID()}`, status: 'ACCEPTED' };
  payouts.set(key, made);
  return { body: { ...asked, ...made } };
}

beforeAll(async () => {
  there = await startPlayServer();
  there.reply = play;
  const { xendit } = readSettings({
    XENDIT_SECRET_KEY: KEY,
    XENDIT_CALLBACK_TOKEN: TOKEN,
    XENDIT_URL: there.url,
    XENDIT_CHANNELS: 'GCash=PH_GCASH,Maya=PH_PAYMAYA',
  });
  app = await startApp(database, { clock, settings: { xendit }, log: createLog('trace', sink) });
});
afterAll(async () => {
  await app.stop();
  await there.stop();
});

const tell = (about: 'payment' | 'payout', body: object, token = TOKEN) =>
  fetch(`${app.url}/callbacks/${about}/xendit`, {
    method: 'POST',
    headers: { 'x-callback-token': token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function order(player: TestPlayer, requestId: string = randomUUID()) {
  const { code, data } = await app.call(
    'recharge',
    { requestId, channelId: 1, amount: AMOUNT },
    player.sessionId,
  );
  const invoice = invoices.find(({ external_id }) => external_id === data.depositId);
  return { code, deposit: data, invoice: invoice as Invoice };
}

const paidNews = (invoice: Invoice, changes: object = {}) => ({
  ...invoice,
  user_id: 'the-platform',
  merchant_name: 'The platform',
  status: 'PAID',
  paid_amount: invoice.amount,
  created: new Date(clock.now()).toISOString(),
  updated: new Date(clock.now()).toISOString(),
  ...changes,
});
const coinOf = async ({ id }: TestPlayer) => (await readWallet(sql, id)).coin;

it('[R51] payment over the deposit limit is refunded to its invoice once, with its own idempotency key', async () => {
  const player = await seedPlayer(app.context);
  const { deposit, invoice } = await order(player);
  await app.call('setSelfLimited', { key: 'depositDay', value: AMOUNT - 1 }, player.sessionId);
  expect(await (await tell('payment', paidNews(invoice))).json()).toEqual({ result: 'overLimit' });
  const refunds = () => there.heard.filter(({ path }) => path === '/refunds');
  failsRefunds = true;
  await returnPayments(app.context);
  const { data: kept } = await app.call('rechargeOrder', { depositId: deposit.depositId }, player.sessionId);
  expect(kept.state).toBe('returning');
  failsRefunds = false;
  clock.advance(A_WHILE_MS);
  expect(await returnPayments(app.context)).toBe(1);
  expect(await returnPayments(app.context)).toBe(0);
  const [first, second] = refunds();
  expect(refunds()).toHaveLength(2);
  expect(JSON.parse(second?.body ?? '')).toMatchObject({
    invoice_id: invoice.id,
    amount: AMOUNT / 100,
    currency: 'PHP',
  });
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  const { data } = await app.call('rechargeOrder', { depositId: deposit.depositId }, player.sessionId);
  expect(data).toMatchObject({ state: 'returned', coin: 0 });
  expect((await auditLedger(sql)).isSound).toBe(true);
});

describe('deposits by Xendit', () => {
  it('[R65] [C90] deposit opens the invoice page with its amount in currency units, and the callback credits it once', async () => {
    const player = await seedPlayer(app.context);
    const { deposit, invoice } = await order(player);
    expect(deposit).toMatchObject({ state: 'pending', payUrl: invoice.invoice_url, amount: AMOUNT });
    expect(invoice).toMatchObject({ amount: 500.5, currency: 'PHP' });
    const first = await tell('payment', paidNews(invoice));
    clock.advance(60_000);
    // Repeated with other bytes, and once more when it is settled.
    const again = await tell('payment', paidNews(invoice, { updated: new Date(clock.now()).toISOString() }));
    const settled = await tell('payment', paidNews(invoice, { status: 'SETTLED' }));
    expect([first.status, again.status, settled.status]).toEqual([200, 200, 200]);
    expect(await coinOf(player)).toBe(AMOUNT);
  });

  it('[C90] deposit is one invoice, also when the answer is lost and the request is repeated', async () => {
    const player = await seedPlayer(app.context);
    const requestId = randomUUID();
    there.reply = (heard) => {
      const answer = play(heard);
      return heard.method === 'POST' ? 'cut' : answer;
    };
    expect((await order(player, requestId)).code).toBe(4006);
    there.reply = play;
    const { deposit } = await order(player, requestId);
    expect(deposit.state).toBe('pending');
    expect(invoices.filter(({ external_id }) => external_id === deposit.depositId)).toHaveLength(1);
  });

  it('[C90] callback without the token, malformed, of another amount or of an expired invoice credits no deposit', async () => {
    const player = await seedPlayer(app.context);
    const { deposit, invoice } = await order(player);
    expect((await tell('payment', paidNews(invoice), 'a-token-of-somebody-else')).status).toBe(401);
    expect((await tell('payment', paidNews(invoice, { paid_amount: 1 / 3 }))).status).toBe(400);
    expect((await tell('payment', paidNews(invoice, { status: 'PENDING' }))).status).toBe(400);
    expect((await tell('payment', { hello: 'there' })).status).toBe(400);
    expect((await tell('payment', paidNews(invoice, { status: 'EXPIRED', paid_amount: null }))).status).toBe(
      200,
    );
    const short = await tell('payment', paidNews(invoice, { id: 'another', paid_amount: 400 }));
    expect([short.status, await short.json()]).toEqual([422, { result: 'mismatched' }]);
    expect(await coinOf(player)).toBe(0);
    const { data } = await app.call('rechargeOrder', { depositId: deposit.depositId }, player.sessionId);
    expect(data).toMatchObject({ state: 'underReview', held: [{ amount: 40_000, reason: 'short' }] });
  });

  it('[C90] deposit without a callback is queried and credited once, also when the callback follows', async () => {
    const player = await seedPlayer(app.context);
    const { invoice } = await order(player);
    invoices = invoices.map((one) =>
      one.id === invoice.id ? { ...one, status: 'PAID', paid_amount: one.amount } : one,
    );
    await fetchFromProviders(app.context);
    expect(await coinOf(player)).toBe(0);
    clock.advance(4 * 60_000);
    expect(await fetchFromProviders(app.context)).toBeGreaterThan(0);
    expect(await coinOf(player)).toBe(AMOUNT);
    expect(await (await tell('payment', paidNews(invoice))).json()).toEqual({ result: 'noChange' });
    expect(await coinOf(player)).toBe(AMOUNT);
  });
});

describe('withdrawals by Xendit', () => {
  async function withdraw() {
    const player = await seedPlayer(app.context, { coin: 100_000 });
    const now = clock.now();
    await sql`insert into player_details (player_id, real_name, updated_at) values (${player.id}, ${REAL_NAME}, ${now})`;
    await sql`
      insert into safebox_credentials (player_id, password_hash, changed_at)
      values (${player.id}, ${await hashPassword(PIN)}, ${now})`;
    const number = `0917${String(payouts.size + 1_000_000)}`;
    const card = {
      requestId: randomUUID(),
      kind: 'ewallet',
      institutionId: 1,
      holder: REAL_NAME,
      number,
      isDefault: true,
    };
    const { data } = await app.call('addBankInfo', { ...card, password: PIN }, player.sessionId);
    const wish = { requestId: randomUUID(), bankId: data.bankId, amount: 20_000, password: PIN };
    const answer = await app.call('exchange', wish, player.sessionId);
    return { player, wish, withdrawalId: answer.data.withdrawalId as string, fee: answer.data.fee as number };
  }
  const news = (reference: string, fee: number, changes: object = {}) => ({
    event: 'payout.succeeded',
    business_id: 'the-platform',
    created: new Date(clock.now()).toISOString(),
    data: {
      id: payouts.get(reference)?.id,
      reference_id: reference,
      amount: (20_000 - fee) / 100,
      currency: 'PHP',
      channel_code: 'PH_GCASH',
      status: 'SUCCEEDED',
      ...changes,
    },
  });

  it('[C32] payout is sent once with its own idempotency key, and its callback completes the withdrawal', async () => {
    const { player, wish, withdrawalId, fee } = await withdraw();
    await app.call('exchange', wish, player.sessionId);
    expect(payouts.has(withdrawalId)).toBe(true);
    const sent = there.heard.filter(
      ({ path, headers }) => path === '/v2/payouts' && headers['idempotency-key'] === withdrawalId,
    );
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      channel_code: 'PH_GCASH',
      amount: (20_000 - fee) / 100,
      channel_properties: { account_holder_name: REAL_NAME },
    });
    expect((await tell('payout', news(withdrawalId, fee), 'a-token-of-somebody-else')).status).toBe(401);
    expect((await tell('payout', news(withdrawalId, fee))).status).toBe(200);
    const { data } = await app.call('exchangeOrder', { withdrawalId }, player.sessionId);
    expect(data).toMatchObject({ state: 'paid', coin: 80_000 });
  });

  it('[C32] failed payout is returned to the balance with its reason, and a reversed one waits for an operator', async () => {
    const failed = await withdraw();
    const why = { status: 'FAILED', failure_code: 'INVALID_DESTINATION' };
    expect((await tell('payout', news(failed.withdrawalId, failed.fee, why))).status).toBe(200);
    const { data } = await app.call(
      'exchangeOrder',
      { withdrawalId: failed.withdrawalId },
      failed.player.sessionId,
    );
    expect(data).toMatchObject({ state: 'rejected', reason: 'INVALID_DESTINATION', coin: 100_000 });
    const paid = await withdraw();
    await tell('payout', news(paid.withdrawalId, paid.fee));
    const reversed = await tell('payout', news(paid.withdrawalId, paid.fee, { status: 'REVERSED' }));
    expect(await reversed.json()).toEqual({ result: 'contradicts' });
  });
});

it('Xendit is off without its keys, needs both of them, and logs neither', async () => {
  expect(readSettings({}).xendit).toBeNull();
  expect(() => readSettings({ XENDIT_SECRET_KEY: KEY })).toThrow('XENDIT_CALLBACK_TOKEN');
  expect(() => readSettings({ XENDIT_CALLBACK_TOKEN: 'short' })).toThrow(/^((?!short").)*$/);
  const log = lines.join('');
  expect(log).toContain('payment callback');
  for (const secret of [KEY, TOKEN, Buffer.from(`${KEY}:`).toString('base64')])
    expect(log).not.toContain(secret);
  expect((await auditLedger(sql)).isSound).toBe(true);
});
