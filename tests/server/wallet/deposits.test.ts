import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { runJobs } from '../../../server/jobs/run-jobs.ts';
import { jobs } from '../../../server/modules.ts';
import { expireDeposits } from '../../../server/wallet/expire-deposits-job.ts';
import { seedPlayer } from '../games/platform.ts';
import { SECRET, type TestSandbox } from '../sandbox/start-sandbox.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { AMOUNT, useDepositPlatform } from './deposit-platform.ts';

const database = useDatabase(RACES);
const { sql } = database;
const platform = useDepositPlatform(database);
const { clock, firstChannel, recharge, order, press } = platform;
let sandbox: TestSandbox;
let app: TestApp;
beforeAll(() => {
  sandbox = platform.sandbox();
  app = platform.app();
});

describe('deposit page data', () => {
  it('[D12] [C90] deposit page has the channels, amounts and rules of the market', async () => {
    const player = await seedPlayer(app.context);
    const { data, code } = await app.call('getTradeInfo', {}, player.sessionId);
    expect(code).toBe(0);
    expect(Object.keys(data.appRechargeTypeMap).length).toBeGreaterThan(1);
    const [offered] = Object.values(data.appRechargeTypeItemMap as Record<string, number[]>);
    expect(offered?.every((id) => data.appRechargeItemMap[id]?.price > 0)).toBe(true);
    expect(data).toMatchObject({
      totalRecharge: 0,
      lastRechargeTypeId: 0,
      isKycMissing: false,
      openDeposit: null,
    });
    expect(data.hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it('[D12] player without verified documents is notified before they type an amount', async () => {
    const player = await seedPlayer(app.context, { kycState: 1 });
    const { data } = await app.call('getTradeInfo', {}, player.sessionId);
    expect(data.isKycMissing).toBe(true);
    const refused = await recharge(player);
    expect(refused.code).toBe(ERROR_CODES.kycMissing);
  });

  it('[V08] deposit page data is for members only', async () => {
    expect((await app.call('getTradeInfo')).status).toBe(401);
    expect((await app.call('recharge', { requestId: randomUUID(), channelId: 1, amount: 1 })).status).toBe(
      401,
    );
  });
});

describe('deposit', () => {
  it('[R65] [C90] deposit becomes paid by the provider’s callback and is in the balance', async () => {
    const player = await seedPlayer(app.context);
    const { data: deposit } = await recharge(player);
    expect(deposit).toMatchObject({ state: 'pending', amount: AMOUNT, settledAt: null });
    expect(deposit.payUrl).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${sandbox.port}/pay/[0-9a-f]{32}$`));
    const trade = await app.call('getTradeInfo', {}, player.sessionId);
    expect(trade.data.openDeposit).toEqual(deposit);

    await press(deposit.payUrl, 'approve');
    const { data } = await order(player, deposit.depositId);
    expect(data).toMatchObject({ state: 'paid', payUrl: null, settledAt: clock.now(), coin: AMOUNT });
    const after = await app.call('getTradeInfo', {}, player.sessionId);
    expect(after.data).toMatchObject({
      totalRecharge: AMOUNT,
      lastRechargeTypeId: deposit.channelId,
      openDeposit: null,
    });
    const me = await app.call(
      'getAfterLoginInfoWeb',
      { version: '1', os: '', deviceModel: '' },
      player.sessionId,
    );
    expect(me.data.appGameDataUser.firstRecharge).toBe(clock.now());
  });

  it('[R65] [C90] QR deposit has its code until it has ended, and a deposit of another channel has its page', async () => {
    const player = await seedPlayer(app.context);
    const { data: trade } = await app.call('getTradeInfo', {}, player.sessionId);
    const channels = Object.values(trade.appRechargeTypeMap as Record<string, { id: number; key: string }>);
    const byCode = channels.find(({ key }) => key === 'qrph');
    const { data: deposit } = await recharge(player, { channelId: byCode?.id });
    expect(deposit.state).toBe('pending');
    expect(deposit.qrText).toBe(deposit.payUrl);
    expect((await order(player, deposit.depositId)).data.qrText).toBe(deposit.qrText);
    await press(deposit.qrText, 'approve');
    expect((await order(player, deposit.depositId)).data).toMatchObject({ state: 'paid', qrText: null });
    expect((await recharge(player)).data.qrText).toBeNull();
  });

  it('[C90] open deposit of a closed browser is returned to the next one, with its code', async () => {
    const player = await seedPlayer(app.context);
    const { data: deposit } = await recharge(player, { channelId: 3 });
    // The new browser has nothing but the sign-in: no request, no storage, no earlier answer.
    const { data: first } = await app.call('getTradeInfo', {}, player.sessionId);
    expect(first.openDeposit).toEqual(deposit);
    expect(deposit.qrText).not.toBeNull();
    await press(deposit.payUrl, 'approve');
    const { data: after } = await app.call('getTradeInfo', {}, player.sessionId);
    expect(after).toMatchObject({ openDeposit: null, totalRecharge: AMOUNT });
    expect((await order(player, deposit.depositId)).data).toMatchObject({ state: 'paid', coin: AMOUNT });
  });

  it('[C90] declined deposit is failed, and nothing is credited', async () => {
    const player = await seedPlayer(app.context);
    const { data: deposit } = await recharge(player);
    await press(deposit.payUrl, 'decline');
    expect((await order(player, deposit.depositId)).data).toMatchObject({
      state: 'failed',
      coin: 0,
      payUrl: null,
    });
  });

  it('[C90] repeated request id is the same deposit, and with another amount an error', async () => {
    const player = await seedPlayer(app.context);
    const { id: channelId } = await firstChannel(player);
    const body = { requestId: randomUUID(), channelId, amount: AMOUNT };
    const answers = await Promise.all([1, 2, 3].map(() => app.call('recharge', body, player.sessionId)));
    expect(new Set(answers.map(({ data }) => data.depositId)).size).toBe(1);
    expect(new Set(answers.map(({ data }) => data.payUrl)).size).toBe(1);
    const other = await app.call('recharge', { ...body, amount: AMOUNT + 1 }, player.sessionId);
    expect(other.code).toBe(ERROR_CODES.requestIdReused);
    const rows = await sql`select from deposits where player_id = ${player.id}`;
    expect(rows.count).toBe(1);
  });

  it('[V02] deposit below the channel’s minimum is rejected, as is one below the second minimum after the first deposit', async () => {
    const player = await seedPlayer(app.context);
    const small = await recharge(player, { amount: 1 });
    expect(small).toMatchObject({ code: ERROR_CODES.depositTooSmall });
    expect(small.data.details.minimum).toBeGreaterThan(1);
    const { data: first } = await recharge(player, { amount: small.data.details.minimum });
    await press(first.payUrl, 'approve');
    const later = await recharge(player, { amount: small.data.details.minimum });
    expect(later.code).toBe(ERROR_CODES.depositTooSmall);
    expect(later.data.details.minimum).toBeGreaterThan(small.data.details.minimum);
  });

  it('[C90] deposit above the channel’s maximum, or on an unknown or closed channel, is rejected', async () => {
    const player = await seedPlayer(app.context);
    const { maxAmount, id } = await firstChannel(player);
    expect((await recharge(player, { amount: maxAmount + 1 })).code).toBe(ERROR_CODES.depositTooLarge);
    expect((await recharge(player, { amount: 1e12 })).code).toBe(ERROR_CODES.depositTooLarge);
    expect((await recharge(player, { channelId: 999 })).code).toBe(ERROR_CODES.channelUnknown);
    expect((await recharge(player, { channelId: 2 ** 31 - 1 })).code).toBe(ERROR_CODES.channelUnknown);
    await sql`update recharge_types set status = 0 where id = ${id}`;
    expect((await recharge(player, { channelId: id })).code).toBe(ERROR_CODES.channelClosed);
    await sql`update recharge_types set status = 1 where id = ${id}`;
  });

  it.each([0, -5, 10.5, 1e13, '500', null])('[C90] amount %s is rejected as malformed', async (amount) => {
    const player = await seedPlayer(app.context);
    expect((await recharge(player, { amount })).status).toBe(400);
  });

  it('[C90] deposit of another player is unknown', async () => {
    const player = await seedPlayer(app.context);
    const { data: deposit } = await recharge(player);
    const stranger = await seedPlayer(app.context);
    expect((await order(stranger, deposit.depositId)).code).toBe(ERROR_CODES.depositUnknown);
    expect((await order(player, 'no id')).code).toBe(ERROR_CODES.depositUnknown);
  });

  it('[C90] deposit expires and says so at once, and a late payment is still credited', async () => {
    const { player, depositId } = await platform.expired();
    expect((await order(player, depositId)).data).toMatchObject({
      state: 'expired',
      payUrl: null,
      coin: 0,
    });
    await runJobs(app.context, jobs);
    const [row] = await sql`select state from deposits where id = ${depositId}`;
    expect(row?.state).toBe('expired');
    clock.advance(1_000);
    await sandbox.mockProvider.deliverDue();
    expect((await order(player, depositId)).data).toMatchObject({ state: 'paid', coin: AMOUNT });
  });

  it('deposit is expired once, whichever process runs the job', async () => {
    const player = await seedPlayer(app.context);
    await Promise.all(Array.from({ length: 5 }, () => recharge(player)));
    clock.advance(16 * 60_000);
    const taken = await Promise.all([1, 2, 3].map(() => expireDeposits(app.context)));
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(5);
  });

  it('[C90] deposit survives a provider outage: the same request succeeds afterwards', async () => {
    const player = await seedPlayer(app.context);
    const { id: channelId } = await firstChannel(player);
    const away = await startApp(database, { clock, settings: { port: 1, sandboxSecret: SECRET } });
    const body = { requestId: randomUUID(), channelId, amount: AMOUNT };
    expect((await away.call('recharge', body, player.sessionId)).code).toBe(ERROR_CODES.providerDown);
    await away.stop();
    const { data } = await app.call('recharge', body, player.sessionId);
    expect(data.state).toBe('pending');
  });
});
