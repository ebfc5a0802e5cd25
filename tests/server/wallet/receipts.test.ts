import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import type { TestApp } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { operateByTwo } from '../support/operators.ts';
import { AMOUNT, paid } from './deposit-platform.ts';
import { SMALL, useWithdrawPlatform } from './withdraw-platform.ts';

const database = useDatabase();
const platform = useWithdrawPlatform(database);
const { readyPlayer, withdraw, recharge, press, deliver, callback, clock } = platform;
let app: TestApp;
beforeAll(() => {
  app = platform.app();
});

const receiptOf = (player: TestPlayer, kind: 'deposit' | 'withdrawal', number: string) =>
  app.call('getReceipt', { kind, number }, player.sessionId);

describe('[R68] receipt', () => {
  it('receipt of a deposit has its channel, its states with their times, and the provider’s reference', async () => {
    const player = await seedPlayer(app.context);
    const { data: deposit } = await recharge(player);
    const { depositId: number, createdAt } = deposit;
    expect((await receiptOf(player, 'deposit', number)).data).toMatchObject({
      state: 'pending',
      states: [{ name: 'created', at: createdAt }],
      reference: null,
    });
    clock.advance(5_000);
    await press(deposit.payUrl, 'approve');
    const settledAt = clock.now();
    const { data } = await receiptOf(player, 'deposit', number);
    expect(data).toEqual({
      number,
      kind: 'deposit',
      state: 'paid',
      amount: AMOUNT,
      fee: 0,
      received: AMOUNT,
      way: 'E-wallet',
      account: null,
      states: [
        { name: 'created', at: createdAt },
        { name: 'paid', at: settledAt },
      ],
      reference: new URL(deposit.payUrl).pathname.split('/').at(-1),
    });
  });

  it('receipt of a withdrawal has its fee, the paid amount, and the last four characters of the account only', async () => {
    const player = await readyPlayer();
    const { data: sent } = await withdraw(player);
    await deliver();
    const { data } = await receiptOf(player, 'withdrawal', sent.withdrawalId);
    expect(data).toMatchObject({
      number: sent.withdrawalId,
      state: 'paid',
      amount: SMALL,
      fee: sent.fee,
      received: SMALL - sent.fee,
      way: sent.bankName,
      account: '•••• 7777',
      reference: expect.any(String),
    });
    expect(data.states.map(({ name }: { name: string }) => name)).toEqual(['requested', 'approved', 'paid']);
  });

  it('receipt of an unpaid deposit shows when it expired', async () => {
    const player = await seedPlayer(app.context);
    const { data: deposit } = await recharge(player);
    clock.advance(deposit.expiresAt - clock.now());
    const { data } = await receiptOf(player, 'deposit', deposit.depositId);
    expect(data.state).toBe('expired');
    expect(data.states.at(-1)).toEqual({ name: 'expired', at: deposit.expiresAt });
  });

  it('receipt is found by the record’s number, also where two operators credited the payment', async () => {
    const player = await seedPlayer(app.context);
    const { data: deposit } = await recharge(player);
    await callback(paid(deposit.depositId, { amount: AMOUNT - 1 }));
    const [left] = await database.sql<{ id: string }[]>`
      select id from payment_callbacks where deposit_id = ${deposit.depositId}`;
    const credit = ['payment', 'credit', left?.id ?? '', 'the', 'fee', 'was', 'kept'];
    await operateByTwo(database.sql, clock.now(), credit);
    const { data: records } = await app.call(
      'appUserCoinDetail',
      { from: null, to: null, cursor: null, pageSize: 20, kind: 'deposit' },
      player.sessionId,
    );
    const { data } = await receiptOf(player, 'deposit', records.list[0].id);
    expect(data).toMatchObject({ number: deposit.depositId, state: 'paid', amount: AMOUNT - 1 });
  });

  it('[V08] receipt is accessible to its owner only', async () => {
    const player = await seedPlayer(app.context);
    const { data: deposit } = await recharge(player);
    const owner = await readyPlayer();
    const { data: sent } = await withdraw(owner);
    const stranger = await seedPlayer(app.context);
    expect((await receiptOf(stranger, 'deposit', deposit.depositId)).code).toBe(ERROR_CODES.depositUnknown);
    expect((await receiptOf(stranger, 'withdrawal', sent.withdrawalId)).code).toBe(
      ERROR_CODES.withdrawalUnknown,
    );
    expect((await receiptOf(stranger, 'withdrawal', 'no id')).code).toBe(ERROR_CODES.withdrawalUnknown);
    expect((await receiptOf(owner, 'deposit', randomUUID())).code).toBe(ERROR_CODES.depositUnknown);
    expect((await app.call('getReceipt', { kind: 'deposit', number: deposit.depositId })).status).toBe(401);
  });
});
