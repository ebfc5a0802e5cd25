import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fetchFromProviders } from '../../../server/wallet/fetch-provider-payments-job.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { AMOUNT, paid, useDepositPlatform } from './deposit-platform.ts';

const database = useDatabase(RACES);
const { sql } = database;
const platform = useDepositPlatform(database);
const { app, clock, ordered, recharge, order, callback } = platform;

const cancel = (player: TestPlayer, depositId: string, requestId = randomUUID()) =>
  app().call('cancelRecharge', { requestId, depositId }, player.sessionId);

describe('cancelRecharge', () => {
  it('[R65] open deposit is cancelled, is no longer open, and frees its share of the limit', async () => {
    const { player, depositId } = await ordered();
    await app().call('setSelfLimited', { key: 'depositDay', value: AMOUNT }, player.sessionId);
    expect((await recharge(player)).code).toBe(8002);
    const requestId = randomUUID();
    const { data } = await cancel(player, depositId, requestId);
    expect(data).toMatchObject({ depositId, state: 'cancelled', payUrl: null, settledAt: clock.now() });
    const trade = await app().call('getTradeInfo', {}, player.sessionId);
    expect(trade.data.openDeposit).toBeNull();
    clock.advance(5_000);
    expect((await cancel(player, depositId, requestId)).data).toEqual(data);
    expect((await recharge(player)).code).toBe(0);
  });

  it('[R65] deposit of another player or an unknown one cannot be cancelled', async () => {
    const { player, depositId } = await ordered();
    const other = await seedPlayer(app().context);
    expect((await cancel(other, depositId)).code).toBe(4005);
    expect((await cancel(player, 'nonsense')).code).toBe(4005);
    expect((await order(player, depositId)).data.state).toBe('pending');
  });

  it('[R65] deposit that has ended is unchanged by its cancelling', async () => {
    const { player, depositId } = await ordered();
    await callback(paid(depositId));
    expect((await cancel(player, depositId)).data.state).toBe('paid');
    const late = await ordered();
    clock.advance(15 * 60_000);
    expect((await cancel(late.player, late.depositId)).data.state).toBe('expired');
  });

  it('[C90] payment for a cancelled deposit is credited, by callback or by query', async () => {
    const told = await ordered();
    await cancel(told.player, told.depositId);
    expect(await (await callback(paid(told.depositId))).json()).toEqual({ result: 'credited' });
    expect((await order(told.player, told.depositId)).data).toMatchObject({ state: 'paid', coin: AMOUNT });
    const unheard = await ordered();
    await cancel(unheard.player, unheard.depositId);
    await platform.press(unheard.payUrl, 'unheard');
    clock.advance(4 * 60_000);
    await fetchFromProviders(app().context);
    expect((await order(unheard.player, unheard.depositId)).data).toMatchObject({
      state: 'paid',
      coin: AMOUNT,
    });
  });

  it('[C90] payment beside its cancelling is credited once, whichever comes first', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const { player, depositId } = await ordered();
      const [{ data }, answer] = await Promise.all([cancel(player, depositId), callback(paid(depositId))]);
      expect(['cancelled', 'paid']).toContain(data.state);
      expect(await answer.json()).toEqual({ result: 'credited' });
      expect((await order(player, depositId)).data).toMatchObject({ state: 'paid', coin: AMOUNT });
    }
    expect((await auditLedger(sql)).isSound).toBe(true);
  });
});
