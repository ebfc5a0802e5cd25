import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { signBody } from '../../../server/adapters/signature.ts';
import { readWallet } from '../../../server/ledger/read-balance.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { SECRET, type TestSandbox } from '../sandbox/start-sandbox.ts';
import type { TestApp } from '../support/app.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { AMOUNT, paid, useDepositPlatform } from './deposit-platform.ts';

const database = useDatabase(RACES);
const { sql } = database;
const platform = useDepositPlatform(database);
const { clock, recharge, order, press, callback } = platform;
let sandbox: TestSandbox;
let app: TestApp;
beforeAll(() => {
  sandbox = platform.sandbox();
  app = platform.app();
});

describe('deposit callback', () => {
  const balanceOf = async ({ id }: TestPlayer) => (await readWallet(sql, id)).coin;

  it('[C90] callback is credited once, however often it comes', async () => {
    const player = await seedPlayer(app.context);
    const { data: deposit } = await recharge(player);
    const event = paid(deposit.depositId);
    const answers = await Promise.all(Array.from({ length: 6 }, () => callback(event)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await answers[0]?.json()).toEqual({ result: 'credited' });
    expect(await balanceOf(player)).toBe(AMOUNT);
    expect((await readWallet(sql, player.id)).totalRecharge).toBe(AMOUNT);
  });

  it('[C90] callback of a second payment for one deposit credits nothing and waits for the operator', async () => {
    const player = await seedPlayer(app.context);
    const { data: deposit } = await recharge(player);
    await press(deposit.payUrl, 'twice');
    await sandbox.mockProvider.deliverDue();
    expect(await balanceOf(player)).toBe(AMOUNT);
    const verdicts = await sql`
      select verdict from payment_callbacks where deposit_id = ${deposit.depositId} order by verdict`;
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['credited', 'paidTwice']);
  });

  it('[C90] forged, altered or old callback is rejected', async () => {
    const player = await seedPlayer(app.context);
    const { data: deposit } = await recharge(player);
    const event = paid(deposit.depositId);
    const refused = await Promise.all([
      callback(event, { secret: 'somebody else’s secret' }),
      callback(event, { tamper: JSON.stringify({ ...event, amount: AMOUNT * 100 }) }),
      callback(event, { at: clock.now() - 5 * 60_000 - 1 }),
      callback(event, { at: clock.now() + 5 * 60_000 + 1 }),
      fetch(sandbox.callbackUrl, { method: 'POST', body: JSON.stringify(event) }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(await balanceOf(player)).toBe(0);
    const rows = await sql`select from payment_callbacks where deposit_id = ${deposit.depositId}`;
    expect(rows.count).toBe(0);
  });

  it('[C90] callback with the signature of an order is rejected', async () => {
    const player = await seedPlayer(app.context);
    const { data: deposit } = await recharge(player);
    const body = JSON.stringify(paid(deposit.depositId));
    const headers = { ...signBody(SECRET, 'order', body, clock.now()) };
    expect((await fetch(sandbox.callbackUrl, { method: 'POST', headers, body })).status).toBe(401);
  });

  it.each([
    ['another amount', { amount: AMOUNT - 1 }],
    ['another currency', { currency: 'USD' }],
  ])('[C90] callback with %s is rejected and held for the operator', async (_name, changes) => {
    const player = await seedPlayer(app.context);
    const { data: deposit } = await recharge(player);
    const answer = await callback(paid(deposit.depositId, changes));
    expect([answer.status, await answer.json()]).toEqual([422, { result: 'mismatched' }]);
    expect(await balanceOf(player)).toBe(0);
    expect((await order(player, deposit.depositId)).data.state).toBe('underReview');
    // The corrected payment stays with the operator; another one with the right amount pays the deposit.
    if ('amount' in changes) {
      expect(await (await callback(paid(deposit.depositId))).json()).toEqual({ result: 'noChange' });
      expect(await balanceOf(player)).toBe(0);
    }
    expect((await callback(paid(deposit.depositId, { paymentId: 'payment-2' }))).status).toBe(200);
    expect(await balanceOf(player)).toBe(AMOUNT);
  });

  it('[C90] callback with the id of a known event but other contents is rejected', async () => {
    const player = await seedPlayer(app.context);
    const [first, second] = [await recharge(player), await recharge(player)];
    const event = paid(first.data.depositId);
    await callback(event);
    expect((await callback({ ...event, reference: second.data.depositId })).status).toBe(422);
    expect(await balanceOf(player)).toBe(AMOUNT);
  });

  it('[C90] callback for an unknown deposit, malformed or from an unknown provider is rejected', async () => {
    expect((await callback(paid(randomUUID()))).status).toBe(422);
    expect((await callback({ hello: 'there' })).status).toBe(400);
    expect((await callback(paid(randomUUID(), { amount: 1.5 }))).status).toBe(400);
    const elsewhere = await fetch(`${app.url}/callbacks/payment/nobody`, { method: 'POST', body: '{}' });
    expect(elsewhere.status).toBe(404);
  });

  it('[C90] failure after a payment changes nothing, and a payment after a failure is credited', async () => {
    const player = await seedPlayer(app.context);
    const { data: deposit } = await recharge(player);
    await callback(paid(deposit.depositId));
    expect(await (await callback(paid(deposit.depositId, { status: 'failed' }))).json()).toEqual({
      result: 'noChange',
    });
    expect((await order(player, deposit.depositId)).data.state).toBe('paid');
    const { data: other } = await recharge(player);
    await callback(paid(other.depositId, { status: 'failed' }));
    await callback(paid(other.depositId));
    expect((await order(player, other.depositId)).data).toMatchObject({ state: 'paid', coin: 2 * AMOUNT });
  });

  it('ledger is sound after all callbacks', async () => {
    expect((await auditLedger(sql)).isSound).toBe(true);
  });
});
