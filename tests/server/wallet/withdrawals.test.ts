import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { readWallet } from '../../../server/ledger/read-balance.ts';
import { moveWithdrawals } from '../../../server/wallet/send-payouts.ts';
import { seedPlayer } from '../games/platform.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { LARGE, PIN, SMALL, useWithdrawPlatform } from './withdraw-platform.ts';

const database = useDatabase(RACES);
const { sql } = database;
const platform = useWithdrawPlatform(database);
const { readyPlayer, withdraw, terms, follow, deliver, ops, clock, recharge, press } = platform;
let app: TestApp;
beforeAll(() => {
  app = platform.app();
});

const coinOf = async (player: { id: string }) => (await readWallet(sql, player.id)).coin;
const soundness = async () => (await auditLedger(sql)).isSound;

describe('withdrawal terms', () => {
  it('[C31] [R65] terms name everything that is missing, in order', async () => {
    const player = await seedPlayer(app.context, { kycState: 0, coin: 5_000 });
    expect(await terms(player)).toMatchObject({
      coin: 5_000,
      withdrawable: 0,
      pending: 0,
      missing: ['kyc', 'password', 'account'],
      passwordLength: 6,
      reviewedAbove: 1_000_000,
      open: [],
    });
  });

  it('[C31] whole balance can be withdrawn once nothing is missing, and the terms list the methods', async () => {
    const player = await readyPlayer();
    const found = await terms(player);
    expect(found).toMatchObject({ withdrawable: 100_000, missing: [], wageringLeft: 0 });
    expect(found.methods.map(({ name }: { name: string }) => name)).toEqual(['bank', 'ewallet']);
    expect(found.methods[0]).toMatchObject({ minAmount: 50_000, feeFixed: 1_500, usualMs: null });
  });

  it('[C31] each deposit must be wagered once, and bets from before it do not count for it', async () => {
    const player = await readyPlayer({ coin: 10_000 });
    const bet = (amount: number) => sql`
      insert into player_totals as held (player_id, bet) values (${player.id}, ${amount})
      on conflict (player_id) do update set bet = held.bet + ${amount}`;
    await bet(70_000);
    await press((await recharge(player)).data.payUrl, 'approve');
    expect(await terms(player)).toMatchObject({
      wageringLeft: 50_000,
      wageringOf: 50_000,
      withdrawable: 0,
      missing: ['wagering'],
    });
    await bet(20_001);
    expect((await terms(player)).wageringLeft).toBe(29_999);
    const refused = await withdraw(player);
    expect([refused.code, refused.data.details]).toEqual([ERROR_CODES.wageringLeft, { left: 29_999 }]);
    await press((await recharge(player)).data.payUrl, 'approve');
    expect(await terms(player)).toMatchObject({ wageringLeft: 79_999, wageringOf: 79_999 });
    await bet(200_000);
    expect(await terms(player)).toMatchObject({ wageringLeft: 0, missing: [], withdrawable: 110_000 });
  });
});

describe('withdrawal', () => {
  it('[C32] [R69] small withdrawal is approved at once, sent, and paid by the provider’s callback', async () => {
    const player = await readyPlayer();
    const { data } = await withdraw(player);
    expect(data).toMatchObject({
      state: 'approved',
      waitsFor: 'provider',
      amount: SMALL,
      fee: 0,
      reviewingAt: null,
      coin: 80_000,
    });
    expect(await terms(player)).toMatchObject({
      pending: SMALL,
      open: [{ withdrawalId: data.withdrawalId }],
    });
    expect(await soundness()).toBe(true);
    await deliver();
    const after = (await follow(player, data.withdrawalId)).data;
    expect(after).toMatchObject({ state: 'paid', waitsFor: null, paidAt: clock.now(), coin: 80_000 });
    expect(await terms(player)).toMatchObject({ pending: 0, open: [] });
    expect((await readWallet(sql, player.id)).exchange).toBe(SMALL);
    expect(await soundness()).toBe(true);
  });

  it('[C32] bank withdrawal costs the fee, which the player is shown and the provider does not get', async () => {
    const player = await readyPlayer({ coin: 200_000 });
    const { data: bank } = await platform.addAccount(player, {
      kind: 'bank',
      institutionId: 1,
      number: '00123456789',
    });
    const { data } = await withdraw({ ...player, bankId: bank.bankId }, { amount: 50_000 });
    expect(data).toMatchObject({ amount: 50_000, fee: 1_500, coin: 150_000 });
    await deliver();
    const [journal] = await sql<{ accounts: string[]; amounts: number[] }[]>`
      select accounts, amounts from journals where player_id = ${player.id} and kind = 'withdrawalPaid'`;
    expect(journal?.accounts).toEqual(['player:withdrawal', 'provider:sandbox', 'house:fees']);
    expect(journal?.amounts.map(Number)).toEqual([-50_000, 48_500, 1_500]);
    expect(await soundness()).toBe(true);
  });

  it.each([
    ['above the balance', { amount: 90_000_00 }, 'balanceTooLow'],
    ['below the minimum', { amount: 9_999 }, 'withdrawTooSmall'],
    ['above the maximum', { amount: 10_000_001 }, 'withdrawTooLarge'],
    ['to an account of another player', { bankId: 7 }, 'payoutAccountUnknown'],
  ] as const)('[C32] withdrawal %s is rejected, and no money moves', async (_what, body, key) => {
    const player = await readyPlayer();
    expect((await withdraw(player, body)).code).toBe(ERROR_CODES[key]);
    expect(await coinOf(player)).toBe(100_000);
    expect((await terms(player)).open).toEqual([]);
  });

  it('[C32] withdrawal needs verified documents when it is requested', async () => {
    const player = await readyPlayer();
    await sql`update players set kyc_state = 3 where id = ${player.id}`;
    expect((await withdraw(player)).code).toBe(ERROR_CODES.kycMissing);
    expect((await terms(player)).withdrawable).toBe(0);
  });

  it('[C32] withdrawal is open to a player whom a register excludes from play', async () => {
    const player = await readyPlayer();
    await sql`insert into register_entries (id, kind, account_key)
      select ${randomUUID()}, 'excluded', account_key from players where id = ${player.id}`;
    expect((await withdraw(player)).code).toBe(0);
  });

  it('[C32] withdrawal that the bank declined is back in the balance, with the reason', async () => {
    const player = await readyPlayer({ number: '0917 111 0001' });
    const { data } = await withdraw(player);
    await deliver();
    expect((await follow(player, data.withdrawalId)).data).toMatchObject({
      state: 'rejected',
      rejectedBy: 'provider',
      reason: 'The bank does not know this account.',
      coin: 100_000,
    });
    expect(await soundness()).toBe(true);
  });

  it('[C32] withdrawal is visible to its player only', async () => {
    const [mine, other] = [await readyPlayer(), await readyPlayer()];
    const { data } = await withdraw(mine);
    expect((await follow(other, data.withdrawalId)).code).toBe(ERROR_CODES.withdrawalUnknown);
    expect((await follow(other, 'no-id')).code).toBe(ERROR_CODES.withdrawalUnknown);
  });

  it('[C32] repeated request id is the same withdrawal, and with another amount an error', async () => {
    const player = await readyPlayer();
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => withdraw(player, { requestId })));
    expect(new Set(answers.map(({ data }) => data.withdrawalId)).size).toBe(1);
    expect(await coinOf(player)).toBe(80_000);
    expect((await withdraw(player, { requestId, amount: SMALL + 1 })).code).toBe(ERROR_CODES.requestIdReused);
    expect((await withdraw(player, { requestId, password: '135790' })).code).toBe(
      ERROR_CODES.withdrawPasswordWrong,
    );
    const [kept] = await sql`select body_hash from request_ids where request_id = ${requestId}`;
    expect(kept).toBeDefined();
    expect(
      JSON.stringify(await sql`select answer from request_ids where request_id = ${requestId}`),
    ).not.toContain(PIN);
  });
});

describe('withdrawal under review', () => {
  it('[C32] large withdrawal is sent after two operators have approved it', async () => {
    const player = await readyPlayer({ coin: 2_000_000 });
    const { data } = await withdraw(player, { amount: LARGE });
    expect(data).toMatchObject({ state: 'reviewing', waitsFor: 'operator', reviewingAt: clock.now() });
    expect(await ops('olive', 'withdrawals list')).toContain(data.withdrawalId);
    expect(await ops('olive', `withdrawals approve ${data.withdrawalId}`)).toContain('approved once');
    await expect(ops('olive', `withdrawals approve ${data.withdrawalId}`)).rejects.toThrow(
      'another operator',
    );
    expect((await follow(player, data.withdrawalId)).data.state).toBe('reviewing');
    expect(await ops('pim', `withdrawals approve ${data.withdrawalId}`)).toContain('olive and pim');
    await expect(ops('rob', `withdrawals reject ${data.withdrawalId} no`)).rejects.toThrow('approved');
    expect(await moveWithdrawals(app.context)).toBe(1);
    expect(await moveWithdrawals(app.context)).toBe(0);
    await deliver();
    expect((await follow(player, data.withdrawalId)).data.state).toBe('paid');
    const rows = await sql`select actor from audit_log where act = 'withdrawals approve' order by id`;
    expect(rows.map(({ actor }) => actor)).toEqual(['olive', 'pim']);
  });

  it('[C32] approval of an operator who has been retired since does not count as one of the two', async () => {
    const player = await readyPlayer({ coin: 2_000_000 });
    const { data } = await withdraw(player, { amount: LARGE });
    await ops('tom', `withdrawals approve ${data.withdrawalId}`);
    await ops('olive', 'operator retire tom');
    expect(await ops('pim', `withdrawals approve ${data.withdrawalId}`)).toContain('approved once');
    expect((await follow(player, data.withdrawalId)).data.state).toBe('reviewing');
  });

  it('[C32] rejected withdrawal is back in the balance at once, and the player reads why', async () => {
    const player = await readyPlayer({ coin: 2_000_000 });
    const { data } = await withdraw(player, { amount: LARGE });
    expect(await coinOf(player)).toBe(500_000);
    await expect(ops('olive', `withdrawals reject ${data.withdrawalId}`)).rejects.toThrow('the reason');
    await ops('olive', `withdrawals reject ${data.withdrawalId} the account is closed`);
    expect((await follow(player, data.withdrawalId)).data).toMatchObject({
      state: 'rejected',
      rejectedBy: 'operator',
      reason: 'the account is closed',
      coin: 2_000_000,
    });
    await expect(ops('olive', `withdrawals reject ${data.withdrawalId} again`)).rejects.toThrow('rejected');
    expect(await soundness()).toBe(true);
  });

  it('[C32] small withdrawal is reviewed when the day’s total is high or two players share the account', async () => {
    const player = await readyPlayer({ coin: 5_000_000 });
    const states: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      states.push((await withdraw(player, { amount: 900_000 })).data.state);
    }
    expect(states).toEqual(['approved', 'approved', 'reviewing']);
    clock.advance(86_400_001);
    await sql`update sessions set ends_at = ${clock.now() + 86_400_000}, last_act_at = ${clock.now()}`;
    expect((await withdraw(player, { amount: 900_000 })).data.state).toBe('approved');

    const number = '0999 000 9999';
    const first = await readyPlayer({ number });
    expect((await withdraw(first)).data.state).toBe('approved');
    const second = await readyPlayer({ number });
    expect((await withdraw(second)).data.state).toBe('reviewing');
  });

  it('[C31] usual time of a withdrawal is the median of earlier ones', async () => {
    let player = await readyPlayer();
    for (const minutes of [1, 5, 20]) {
      player = await readyPlayer();
      await withdraw(player);
      clock.advance(minutes * 60_000);
      await deliver();
    }
    const waited = await sql<{ ms: number }[]>`
      select (extract(epoch from paid_at - requested_at) * 1000)::bigint as ms from withdrawals
      where kind = 'ewallet' and state = 'paid' and reviewing_at is null order by 1`;
    const half = (waited.length - 1) / 2;
    const middle = ((waited[Math.floor(half)]?.ms ?? 0) + (waited[Math.ceil(half)]?.ms ?? 0)) / 2;
    await app.call('refreshData', {}, player.sessionId);
    expect((await terms(player)).methods[1]).toMatchObject({ usualMs: middle, usualReviewedMs: null });
  });
});

describe('withdrawal under failures', () => {
  it('[C32] withdrawal is sent again when the provider is back, and stays approved meanwhile', async () => {
    const closed = await startApp(database, {
      clock,
      settings: { port: 1, sandboxSecret: 'a secret of the test only' },
    });
    const player = await readyPlayer();
    const body = { requestId: randomUUID(), bankId: player.bankId, amount: SMALL, password: PIN };
    const { data } = await closed.call('exchange', body, player.sessionId);
    await closed.stop();
    expect(data).toMatchObject({ state: 'approved', coin: 80_000 });
    expect(await moveWithdrawals(app.context)).toBe(0);
    clock.advance(30_000);
    expect(await moveWithdrawals(app.context)).toBe(1);
    await deliver();
    expect((await follow(player, data.withdrawalId)).data.state).toBe('paid');
  });

  it('[C32] withdrawal left undecided by a stopped process is completed by another one, once', async () => {
    const player = await readyPlayer();
    const { data } = await withdraw(player);
    await sql`
      update withdrawals set state = 'requested', approved_at = null, sent_at = null, payout_ref = null
      where id = ${data.withdrawalId}`;
    await Promise.all([1, 2, 3].map(() => moveWithdrawals(app.context)));
    expect((await follow(player, data.withdrawalId)).data.state).toBe('approved');
    expect(
      platform
        .sandbox()
        .mockProvider.state.payouts?.filter(({ reference }) => reference === data.withdrawalId),
    ).toHaveLength(1);
  });

  it('[C32] clock set back puts no stage before the previous one', async () => {
    const player = await readyPlayer({ coin: 2_000_000 });
    const { data } = await withdraw(player, { amount: LARGE });
    clock.advance(-3_600_000);
    await ops('olive', `withdrawals approve ${data.withdrawalId}`);
    await ops('pim', `withdrawals approve ${data.withdrawalId}`);
    await moveWithdrawals(app.context);
    await deliver();
    const { requestedAt, reviewingAt, approvedAt, paidAt } = (await follow(player, data.withdrawalId)).data;
    expect([requestedAt, reviewingAt, approvedAt, paidAt]).toEqual([
      requestedAt,
      requestedAt,
      requestedAt,
      requestedAt,
    ]);
    clock.advance(3_600_000);
  });
});

describe('balance below the minimum', () => {
  const OWN = { amount: 1_500 };
  const sums = async (player: { id: string }) => {
    const { coin, exchange } = await readWallet(sql, player.id);
    return { coin, exchange };
  };

  it('whole balance below the minimum is paid out once, without a fee', async () => {
    const player = await readyPlayer({ coin: 1_500 });
    expect(await terms(player)).toMatchObject({ withdrawable: 1_500, canPayRemainder: true });
    const { code, data } = await withdraw(player, OWN);
    expect([code, data.fee, data.coin]).toEqual([0, 0, 0]);
    await deliver();
    expect(await sums(player)).toEqual({ coin: 0, exchange: 1_500 });
    expect(await terms(player)).toMatchObject({ canPayRemainder: false });
    expect(await soundness()).toBe(true);
  });

  it('part of a balance below the minimum is refused', async () => {
    const small = await readyPlayer({ coin: 1_500 });
    expect((await withdraw(small, { amount: 1_499 })).code).toBe(ERROR_CODES.withdrawTooSmall);
    expect((await withdraw(small, { amount: 1_501 })).code).toBe(ERROR_CODES.withdrawTooSmall);
    const large = await readyPlayer({ coin: 100_000 });
    expect((await withdraw(large, OWN)).code).toBe(ERROR_CODES.withdrawTooSmall);
    expect([await coinOf(small), await coinOf(large)]).toEqual([1_500, 100_000]);
  });

  it('second balance below the minimum is refused until a deposit was paid and wagered', async () => {
    const player = await readyPlayer({ coin: 11_500 });
    expect((await withdraw(player, { amount: 10_000 })).code).toBe(0);
    expect((await withdraw(player, OWN)).code).toBe(0);
    await sql`update withdrawals set state = 'rejected', rejected_by = 'operator', rejected_at = ${clock.now()}
      where player_id = ${player.id} and is_remainder`;
    expect((await terms(player)).canPayRemainder, 'one that came back was not paid').toBe(true);
    await sql`update withdrawals set state = 'requested', rejected_by = null, rejected_at = null
      where player_id = ${player.id} and is_remainder`;
    expect((await terms(player)).canPayRemainder).toBe(false);
    clock.advance(1_000);
    const { data } = await recharge(player);
    await press(data.payUrl, 'approve');
    expect(await terms(player)).toMatchObject({ canPayRemainder: true, missing: ['wagering'] });
    const coin = await coinOf(player);
    expect((await withdraw(player, { amount: coin })).code).toBe(ERROR_CODES.wageringLeft);
  });
});
