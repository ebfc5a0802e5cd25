import { describe, expect, it } from 'vitest';
import { PAYMENT_RETURN_MS, PAYMENT_REVIEW_MS } from '../../../contract/limits.ts';
import { returnPayments } from '../../../server/wallet/return-payments.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useDatabase } from '../support/database.ts';
import { operateByTwo } from '../support/operators.ts';
import { AMOUNT, paid, useDepositPlatform } from './deposit-platform.ts';

const database = useDatabase();
const { sql } = database;
const platform = useDepositPlatform(database);
const { app, clock, ordered, order, callback } = platform;

const ops = (...words: string[]) => operateByTwo(sql, clock.now(), ['payment', ...words]);
const trade = async ({ sessionId }: TestPlayer) => (await app().call('getTradeInfo', {}, sessionId)).data;
const records = async ({ sessionId }: TestPlayer) =>
  (await app().call('getHeldPayments', { from: null, to: null }, sessionId)).data.list;
const coin = async (player: TestPlayer, depositId: string) => (await order(player, depositId)).data.coin;

describe('payment that does not match its deposit', () => {
  it.each([
    ['too low', { amount: AMOUNT - 100 }, { reason: 'short', amount: AMOUNT - 100, currency: 'PHP' }],
    ['too high', { amount: AMOUNT + 100 }, { reason: 'over', amount: AMOUNT + 100, currency: 'PHP' }],
    ['in another currency', { currency: 'USD' }, { reason: 'currency', amount: AMOUNT, currency: 'USD' }],
  ])(
    '[C90] payment that is %s is shown as under review, with amount, reference and deadline',
    async (_name, change, told) => {
      const { player, depositId } = await ordered();
      await callback(paid(depositId, { ...change, paymentId: 'pay-77' }));
      const held = {
        id: expect.any(String),
        depositId,
        state: 'underReview',
        orderedAmount: AMOUNT,
        reference: 'pay-77',
        arrivedAt: clock.now(),
        dueAt: clock.now() + PAYMENT_REVIEW_MS,
        resolvedAt: null,
        returnReference: null,
        ...told,
      };
      expect((await order(player, depositId)).data).toMatchObject({
        state: 'underReview',
        payUrl: null,
        qrText: null,
        coin: 0,
        held: [held],
      });
      expect(await trade(player)).toMatchObject({ openDeposit: null, heldPayments: [held] });
      expect(await records(player)).toEqual([held]);
      clock.advance(20 * 60_000);
      expect((await order(player, depositId)).data.state).toBe('underReview');
    },
  );

  it('[C90] second payment is under review while its deposit stays paid', async () => {
    const { player, depositId } = await ordered();
    await callback(paid(depositId));
    await callback(paid(depositId, { paymentId: 'payment-2' }));
    expect((await order(player, depositId)).data).toMatchObject({
      state: 'paid',
      coin: AMOUNT,
      held: [{ reason: 'twice', state: 'underReview', reference: 'payment-2', amount: AMOUNT }],
    });
    expect((await trade(player)).heldPayments).toHaveLength(1);
  });

  it('[C90] payment that operators credit is shown as credited, and its deposit as paid', async () => {
    const { player, depositId } = await ordered();
    await callback(paid(depositId, { amount: AMOUNT - 100 }));
    const [{ id }] = await records(player);
    clock.advance(60_000);
    await ops('credit', id, 'the bank took a fee');
    expect((await order(player, depositId)).data).toMatchObject({
      state: 'paid',
      amount: AMOUNT - 100,
      coin: AMOUNT - 100,
    });
    expect(await records(player)).toMatchObject([
      { state: 'credited', reason: 'short', orderedAmount: AMOUNT, dueAt: null, resolvedAt: clock.now() },
    ]);
    expect((await trade(player)).heldPayments).toEqual([]);
  });

  it('[C90] payment that operators return is refunded by the provider once, and shown as returned', async () => {
    const { player, depositId, payUrl } = await ordered();
    await platform.press(payUrl, 'short');
    await platform.sandbox().mockProvider.deliverDue();
    const [{ id, arrivedAt }] = await records(player);
    await ops('return', id, 'not what was ordered');
    expect((await order(player, depositId)).data).toMatchObject({
      state: 'returning',
      held: [{ state: 'returning', dueAt: arrivedAt + PAYMENT_RETURN_MS }],
    });
    await expect(ops('credit', id, 'after all')).rejects.toThrow('being refunded');
    expect(await returnPayments(app().context)).toBe(1);
    expect(await returnPayments(app().context)).toBe(0);
    const [refund, ...more] = platform.sandbox().mockProvider.state.refunds ?? [];
    expect(more).toEqual([]);
    expect(refund).toMatchObject({ reference: id, amount: AMOUNT - 100, currency: 'PHP' });
    expect((await order(player, depositId)).data).toMatchObject({
      state: 'returned',
      coin: 0,
      held: [{ state: 'returned', returnReference: refund?.id, resolvedAt: clock.now(), dueAt: null }],
    });
    const page = await fetch(`${platform.sandbox().url}${new URL(payUrl).pathname}`);
    expect(await page.text()).toContain('Sent back to you: ₱499.00');
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[C90] return that the provider does not accept stays pending and is requested again', async () => {
    const { player, depositId } = await ordered();
    await callback(paid(depositId, { amount: 1_000, paymentId: 'nobody-knows-it' }));
    const [{ id }] = await records(player);
    await ops('return', id, 'too little');
    expect(await returnPayments(app().context)).toBe(1);
    expect((await order(player, depositId)).data.state).toBe('returning');
    expect(await returnPayments(app().context)).toBe(0);
    clock.advance(60_000);
    expect(await returnPayments(app().context)).toBe(1);
    await ops('returned', id, 'BANK-9', 'sent by hand');
    expect((await order(player, depositId)).data).toMatchObject({
      state: 'returned',
      held: [{ returnReference: 'BANK-9' }],
    });
    expect(await returnPayments(app().context)).toBe(0);
  });

  it('[C90] payment with an unknown reference is booked once, listed, and shown once it is assigned', async () => {
    const { player, depositId } = await ordered();
    const stranger = crypto.randomUUID();
    for (let told = 0; told < 2; told += 1)
      await callback(paid(stranger, { amount: 12_300, paymentId: 'lost-1' }));
    const lines = (await ops('list')).split('\n').filter((line) => line.includes('lost-1'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('unknownDeposit\t₱123.00 (12300 cents)\tplayer unknown');
    const id = lines[0]?.split('\t')[0] ?? '';
    expect(await records(player)).toEqual([]);
    await expect(ops('credit', id, 'whose')).rejects.toThrow('cannot be credited');
    await ops('assign', id, depositId, 'the payer wrote to us');
    expect(await records(player)).toMatchObject([
      { reason: 'unknown', state: 'underReview', amount: 12_300, orderedAmount: AMOUNT, reference: 'lost-1' },
    ]);
    await ops('credit', id, 'the payer wrote to us');
    expect(await coin(player, depositId)).toBe(12_300);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[C90] list marks overdue payments', async () => {
    const { depositId } = await ordered();
    await callback(paid(depositId, { amount: 1, paymentId: 'slow-1' }));
    const line = async () => (await ops('list')).split('\n').find((each) => each.includes('slow-1'));
    expect(await line()).not.toContain('OVERDUE');
    clock.advance(PAYMENT_REVIEW_MS + 1);
    expect(await line()).toContain('OVERDUE');
  });

  it('[C90] receipt of a payment under review says that nothing is in the balance yet', async () => {
    const { player, depositId } = await ordered();
    const createdAt = clock.now();
    clock.advance(5_000);
    await callback(paid(depositId, { amount: AMOUNT - 100, paymentId: 'pay-9' }));
    const body = { kind: 'deposit', number: depositId };
    expect((await app().call('getReceipt', body, player.sessionId)).data).toMatchObject({
      state: 'underReview',
      amount: AMOUNT,
      received: 0,
      reference: 'pay-9',
      states: [
        { name: 'created', at: createdAt },
        { name: 'underReview', at: createdAt + 5_000 },
      ],
    });
  });

  it('[C90] held payments are shown to their own player only', async () => {
    const { player, depositId } = await ordered();
    await callback(paid(depositId, { amount: 1 }));
    const other = await seedPlayer(app().context);
    expect([await records(other), (await trade(other)).heldPayments]).toEqual([[], []]);
    expect(await records(player)).toHaveLength(1);
  });
});
