import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { readWallet } from '../../../server/ledger/read-balance.ts';
import type { TestApp } from '../support/app.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { LARGE, newNumber, SMALL, useWithdrawPlatform } from './withdraw-platform.ts';

const database = useDatabase(RACES);
const { sql } = database;
const platform = useWithdrawPlatform(database);
const { readyPlayer, withdraw, follow, payoutCallback, deliver, ops, press, recharge } = platform;
let app: TestApp;
beforeAll(() => {
  app = platform.app();
});

const balances = async (player: { id: string }) => {
  const rows = await sql<{ account: string; amount: number }[]>`
    select account, amount from balances where player_id = ${player.id}`;
  return Object.fromEntries(rows.map(({ account, amount }) => [account.replace('player:', ''), amount]));
};

/** A provider's event about a payout, valid unless the test changes it. */
const told = (reference: string, changes: Record<string, unknown> = {}) => ({
  eventId: randomUUID(),
  payoutId: 'payout-1',
  reference,
  amount: SMALL,
  currency: 'PHP',
  status: 'paid',
  ...changes,
});
/** A player whose withdrawals are not paid automatically. */
const patient = () => readyPlayer({ number: `${newNumber()}0003` });

describe('concurrent withdrawals', () => {
  it('[C32] withdrawals from two devices debit the same balance once', async () => {
    const player = await readyPlayer({ coin: 30_000 });
    const answers = await Promise.all([withdraw(player), withdraw(player)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ERROR_CODES.balanceTooLow]);
    expect(await balances(player)).toEqual({ coin: 10_000, withdrawal: SMALL });
  });

  it('[C32] withdrawals of twenty workers never exceed the balance', async () => {
    const player = await readyPlayer({ coin: 100_000 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(player)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === ERROR_CODES.balanceTooLow)).toHaveLength(15);
    expect(await balances(player)).toEqual({ coin: 0, withdrawal: 100_000 });
    await deliver();
    expect(await balances(player)).toEqual({ coin: 0, withdrawal: 0 });
    expect((await readWallet(sql, player.id)).exchange).toBe(100_000);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[C32] balance below the minimum is paid out once to twenty workers, and once to a repeated request', async () => {
    const player = await readyPlayer({ coin: 1_500 });
    const amount = 1_500;
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(player, { amount })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await balances(player)).toEqual({ coin: 0, withdrawal: amount });
    const other = await readyPlayer({ coin: 1_500 });
    const requestId = randomUUID();
    const repeats = await Promise.all([1, 2, 3].map(() => withdraw(other, { amount, requestId })));
    expect(repeats.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(new Set(repeats.map(({ data }) => data.withdrawalId)).size).toBe(1);
    expect(await balances(other)).toEqual({ coin: 0, withdrawal: amount });
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[C32] withdrawal beside a deposit never pays the deposit out before its wagering', async () => {
    const player = await readyPlayer({ coin: 30_000 });
    const { data: deposit } = await recharge(player);
    const [, ...answers] = await Promise.all([
      press(deposit.payUrl, 'approve'),
      ...Array.from({ length: 6 }, () => withdraw(player, { amount: 40_000 })),
    ]);
    expect(
      answers.every(({ code }) => code === ERROR_CODES.balanceTooLow || code === ERROR_CODES.wageringLeft),
    ).toBe(true);
    expect((await balances(player)).coin).toBe(80_000);
  });

  it('[C32] one of a concurrent approval and rejection decides', async () => {
    const player = await readyPlayer({ coin: 2_000_000 });
    const { data } = await withdraw(player, { amount: LARGE });
    await ops('olive', `withdrawals approve ${data.withdrawalId}`);
    const ends = await Promise.allSettled([
      ops('pim', `withdrawals approve ${data.withdrawalId}`),
      ops('rob', `withdrawals reject ${data.withdrawalId} late`),
    ]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });
});

describe('payout callback', () => {
  it('[C32] payout callback counts once, however often it comes', async () => {
    const player = await patient();
    const { data } = await withdraw(player);
    const event = told(data.withdrawalId);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => payoutCallback(event)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await payoutCallback(told(data.withdrawalId))).status).toBe(200);
    expect(await balances(player)).toEqual({ coin: 80_000, withdrawal: 0 });
    expect((await readWallet(sql, player.id)).exchange).toBe(SMALL);
  });

  it('[C32] contradicting payout callback changes nothing, and the operator sees it', async () => {
    const player = await patient();
    const { data } = await withdraw(player);
    await payoutCallback(told(data.withdrawalId));
    const failed = await payoutCallback(told(data.withdrawalId, { status: 'failed' }));
    expect([failed.status, await failed.json()]).toEqual([422, { result: 'contradicts' }]);
    expect((await payoutCallback(told(data.withdrawalId, { payoutId: 'payout-2' }))).status).toBe(422);
    expect((await follow(player, data.withdrawalId)).data.state).toBe('paid');
    expect(await ops('olive', 'withdrawals list')).toMatch(
      new RegExp(`${data.withdrawalId}.*2 callbacks contradict`),
    );
  });

  it('[C32] payout callback after a rejection debits nothing', async () => {
    const player = await patient();
    const { data } = await withdraw(player);
    await payoutCallback(told(data.withdrawalId, { status: 'failed' }));
    expect((await payoutCallback(told(data.withdrawalId, { status: 'failed' }))).status).toBe(200);
    expect((await payoutCallback(told(data.withdrawalId))).status).toBe(422);
    expect(await balances(player)).toEqual({ coin: 100_000, withdrawal: 0 });
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[C32] payout callback for an unsent or unknown withdrawal, or another amount or currency, changes nothing', async () => {
    const player = await readyPlayer({ coin: 2_000_000 });
    const { data } = await withdraw(player, { amount: LARGE });
    const early = await payoutCallback(told(data.withdrawalId, { amount: LARGE }));
    expect([early.status, await early.json()]).toEqual([422, { result: 'contradicts' }]);
    expect((await payoutCallback(told(data.withdrawalId))).status).toBe(422);
    expect((await payoutCallback(told(data.withdrawalId, { amount: LARGE, currency: 'USD' }))).status).toBe(
      422,
    );
    expect((await payoutCallback(told(randomUUID()))).status).toBe(422);
    expect((await follow(player, data.withdrawalId)).data.state).toBe('reviewing');
  });

  it('[C32] payout callback without its own valid signature is rejected, even with one of a payment', async () => {
    const player = await patient();
    const { data } = await withdraw(player);
    const event = told(data.withdrawalId);
    expect((await payoutCallback(event, { secret: 'another secret of nobody' })).status).toBe(401);
    expect((await payoutCallback(event, { tamper: JSON.stringify({ ...event, amount: 1 }) })).status).toBe(
      401,
    );
    const asPayment = await fetch(`${app.url}/callbacks/payment/sandbox`, {
      method: 'POST',
      body: JSON.stringify(event),
    });
    expect(asPayment.status).toBe(401);
    expect((await follow(player, data.withdrawalId)).data.state).toBe('approved');
    expect((await payoutCallback({ nothing: true })).status).toBe(400);
  });

  it('[C32] payout that the bank reports twice is paid once', async () => {
    const player = await readyPlayer({ number: '0917 222 0002' });
    const { data } = await withdraw(player);
    await deliver();
    expect((await follow(player, data.withdrawalId)).data.state).toBe('paid');
    const rows =
      await sql`select verdict from payout_callbacks where withdrawal_id = ${data.withdrawalId} order by verdict`;
    expect(rows.map(({ verdict }) => verdict)).toEqual(['noChange', 'paid']);
  });
});
