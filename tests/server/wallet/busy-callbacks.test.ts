import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { openDatabase, SERVER_LIMITS } from '../../../server/db/sql.ts';
import { readBalance } from '../../../server/ledger/read-balance.ts';
import { fetchFromProviders } from '../../../server/wallet/fetch-provider-payments-job.ts';
import { seedPlayer } from '../games/platform.ts';
import { useSandboxedApp } from '../sandbox/use-sandboxed-app.ts';
import { useDatabase } from '../support/database.ts';

const AMOUNT = 50_000;
const MINUTE_MS = 60_000;
const STEP_MS = 15_000;

const database = useDatabase();
const { sql } = database;
/** One connection: whoever holds it keeps everybody else waiting, but for no longer than a busy machine takes for one call. */
const pool = openDatabase(database.url, { max: 1, limits: { ...SERVER_LIMITS, turn: 400 } });
const platform = useSandboxedApp(database, { pool });
const { clock } = platform;
afterEach(() => vi.restoreAllMocks());
afterAll(() => pool.end({ timeout: 5 }));

/** The server finds no free connection meanwhile. */
async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  const held = await pool.reserve();
  try {
    return await work();
  } finally {
    held.release();
  }
}

async function payWhileBusy() {
  const player = await seedPlayer(platform.app().context);
  const deposit = { requestId: randomUUID(), channelId: 1, amount: AMOUNT };
  const { data } = await platform.app().call('recharge', deposit, player.sessionId);
  // Asked about before it is paid: the next time is the latest that there can be.
  clock.advance(4 * MINUTE_MS);
  expect(await fetchFromProviders(platform.app().context)).toBe(1);
  clock.advance(STEP_MS);
  const paidAt = clock.now();
  await whileBusy(async () => {
    await fetch(`${platform.sandbox().url}${new URL(data.payUrl).pathname}/approve`, { method: 'POST' });
    await platform.sandbox().mockProvider.deliverDue();
  });
  expect(platform.sandbox().mockProvider.state.deliveries[0]).toMatchObject({ status: 503, tries: 1 });
  return { player, paidAt, depositId: data.depositId as string };
}

const coinOf = (playerId: string) => readBalance(sql, playerId, 'coin');

/** Runs the job as the server does until the money is there. @returns after how long */
async function untilCredited(playerId: string, since: number): Promise<number> {
  while ((await coinOf(playerId)) === 0) {
    clock.advance(STEP_MS);
    if (clock.now() - since > 60 * MINUTE_MS) throw new Error('not credited within an hour');
    await fetchFromProviders(platform.app().context);
  }
  return clock.now() - since;
}

it('deposit whose callback found the server busy is credited within ten minutes, by a provider that never retries', async () => {
  const { player, paidAt } = await payWhileBusy();
  expect(await coinOf(player.id)).toBe(0);
  expect(await untilCredited(player.id, paidAt)).toBeLessThanOrEqual(10 * MINUTE_MS);
  expect(await coinOf(player.id)).toBe(AMOUNT);
});

it('deposit is credited once also when the provider retries its callback after half an hour', async () => {
  const { player, paidAt } = await payWhileBusy();
  expect(await untilCredited(player.id, paidAt)).toBeLessThanOrEqual(10 * MINUTE_MS);
  clock.advance(30 * MINUTE_MS);
  await platform.sandbox().mockProvider.deliverDue();
  expect(platform.sandbox().mockProvider.state.deliveries[0]).toMatchObject({ status: 200, tries: 2 });
  expect(await coinOf(player.id)).toBe(AMOUNT);
});

it.each(['the provider does not answer', 'the server is busy'])(
  'payment is credited within ten minutes also when the query about it fails as %s',
  async (why) => {
    const { player, paidAt } = await payWhileBusy();
    const real = globalThis.fetch;
    let held: { release(): void } | undefined;
    let failures = 0;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
      failures += 1;
      if (why === 'the provider does not answer') throw new TypeError('no route');
      const answer = await real(...asked);
      held = await pool.reserve();
      return answer;
    });
    clock.advance(8 * MINUTE_MS);
    await fetchFromProviders(platform.app().context).catch(() => undefined);
    vi.restoreAllMocks();
    held?.release();
    expect(failures).toBe(1);
    expect(await coinOf(player.id)).toBe(0);
    expect(await untilCredited(player.id, paidAt)).toBeLessThanOrEqual(10 * MINUTE_MS);
    expect(await coinOf(player.id)).toBe(AMOUNT);
  },
);

it('page that is open elsewhere is told that money is on its way, until it has arrived', async () => {
  const player = await seedPlayer(platform.app().context);
  const isPending = async () => {
    const answer = await platform.app().call('refreshData', {}, player.sessionId);
    expect(answer).toMatchObject({ code: 0 });
    return answer.data.isMoneyPending;
  };
  expect(await isPending()).toBe(false);
  const deposit = { requestId: randomUUID(), channelId: 1, amount: AMOUNT };
  const { data } = await platform.app().call('recharge', deposit, player.sessionId);
  expect(await isPending()).toBe(true);
  await fetch(`${platform.sandbox().url}${new URL(data.payUrl).pathname}/approve`, { method: 'POST' });
  await platform.sandbox().mockProvider.deliverDue();
  expect(await isPending()).toBe(false);
});
