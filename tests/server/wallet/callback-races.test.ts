import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentProviders } from '../../../server/adapters/payment-providers.ts';
import { signBody } from '../../../server/adapters/signature.ts';
import type { Context } from '../../../server/context.ts';
import { openDatabase } from '../../../server/db/sql.ts';
import { readWallet } from '../../../server/ledger/read-balance.ts';
import { receiveCallback } from '../../../server/wallet/payment-callbacks.ts';
import { SECRET } from '../sandbox/start-sandbox.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { operate, operateByTwo } from '../support/operators.ts';
import { AMOUNT, paid, useDepositPlatform } from './deposit-platform.ts';

const WORKERS = 20;

const database = useDatabase(RACES);
const { sql, url } = database;
const platform = useDepositPlatform(database);
const pools = Array.from({ length: WORKERS }, () => openDatabase(url, { max: 1 }));
/** Each with its own connection, as separate processes have. */
let workers: Context[];
beforeAll(async () => {
  workers = pools.map((pool) => ({ ...platform.app().context, sql: pool }));
  await Promise.all(pools.map((pool) => pool`select 1`));
});
afterAll(() => Promise.all(pools.map((pool) => pool.end({ timeout: 5 }))));

/** Every worker handles an event at the same moment. */
function race(eventOf: (worker: number) => object): Promise<string[]> {
  return Promise.all(
    workers.map((worker, at) => {
      const provider = paymentProviders(worker.settings).get('sandbox');
      if (!provider) throw new Error('no provider');
      const body = JSON.stringify(eventOf(at));
      const headers = { ...signBody(SECRET, 'callback', body, platform.clock.now()) };
      return receiveCallback(worker, provider, { headers, body });
    }),
  );
}

const count = (verdicts: readonly string[], wanted: string) =>
  verdicts.filter((verdict) => verdict === wanted).length;
const waiting = async (depositId: string) => {
  const lines = (await operate(sql, platform.clock.now(), 'olive', ['payment', 'list'])).split('\n');
  return lines.filter((line) => line.includes(depositId)).map((line) => line.split('\t')[0] ?? '');
};

describe('twenty workers with concurrent callbacks', () => {
  it('[C90] one event delivered twenty times is credited once, and every answer says so', async () => {
    const { player, depositId } = await platform.ordered();
    const event = paid(depositId);
    expect(count(await race(() => event), 'credited')).toBe(WORKERS);
    expect(await readWallet(sql, player.id)).toMatchObject({ coin: AMOUNT, totalRecharge: AMOUNT });
    expect(await waiting(depositId)).toEqual([]);
  });

  it('[C90] twenty events about one payment credit it once', async () => {
    const { player, depositId } = await platform.ordered();
    const verdicts = await race(() => paid(depositId));
    expect([count(verdicts, 'credited'), count(verdicts, 'noChange')]).toEqual([1, WORKERS - 1]);
    expect((await readWallet(sql, player.id)).coin).toBe(AMOUNT);
  });

  it('[C90] of twenty payments for one deposit one is credited, and each other one is held once', async () => {
    const { player, depositId } = await platform.ordered();
    const verdicts = await race((at) => paid(depositId, { paymentId: `payment-${at}` }));
    expect([count(verdicts, 'credited'), count(verdicts, 'paidTwice')]).toEqual([1, WORKERS - 1]);
    expect((await readWallet(sql, player.id)).coin).toBe(AMOUNT);
    expect(await waiting(depositId)).toHaveLength(WORKERS - 1);
  });

  it('[C90] payment that operators credit at the same moment is credited once', async () => {
    const { player, depositId } = await platform.ordered();
    await platform.callback(paid(depositId, { amount: 40_000 }));
    const [id = ''] = await waiting(depositId);
    const credit = () => operateByTwo(sql, platform.clock.now(), ['payment', 'credit', id, 'short by a fee']);
    // The same payment again, corrected and not, and failures of it, between both steps.
    const told = (at: number) =>
      paid(
        depositId,
        [{ amount: 40_000 }, {}, { status: 'failed' }, { amount: 40_000, status: 'failed' }][at % 4],
      );
    const [verdicts, ...acts] = await Promise.all([
      race(told),
      credit().catch((error: unknown) => error),
      credit().catch((error: unknown) => error),
    ]);
    expect(acts.filter((said) => typeof said === 'string')).toHaveLength(1);
    expect(count(verdicts, 'credited')).toBe(0);
    expect(await readWallet(sql, player.id)).toMatchObject({ coin: 40_000, totalRecharge: 40_000 });
    expect(await waiting(depositId)).toEqual([]);
  });

  it('ledger is sound after the callbacks', async () => {
    expect((await auditLedger(sql)).isSound).toBe(true);
  });
});
