import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimitsConfig } from '../../../server/config/platform-config.ts';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { eventLogConfig } from '../../../server/event-log/event-log-config.ts';
import { SEGMENTS } from '../../../server/event-log/event-segments.ts';
import { purgeOldEvents } from '../../../server/event-log/purge-events-job.ts';
import { DEFAULT_RATE_LIMITS } from '../../../server/http/rate-rules.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { RACES, useDatabase } from '../support/database.ts';

const MEGABYTE = 1024 * 1024;
const database = useDatabase(RACES);
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startApp(database);
  other = await startApp(database, { clock: app.clock });
  // The byte budgets are under test here, not the rate limit.
  await writeConfig(database.sql, rateLimitsConfig, { ...DEFAULT_RATE_LIMITS, events: { max: 1e9 } }, 0);
});
afterAll(() => Promise.all([app.stop(), other.stop()]));
beforeEach(async () => {
  await bound({});
  app.clock.advance(60_000 - (app.clock.now() % 60_000));
});

const bound = (change: Partial<typeof eventLogConfig.initial>) =>
  writeConfig(database.sql, eventLogConfig, { ...eventLogConfig.initial, ...change }, 0);

const event = (eventName: string, text: string) => ({
  eventName,
  channel: 'WEB',
  appId: 'marquee',
  version: '1',
  eventTime: Math.floor(app.clock.now() / 1000),
  eventUserId: '',
  text,
});
/** 20 events of 2 kB of random letters, which hardly compress. */
const random = (length: number) =>
  Buffer.from(app.context.random.bytes(length)).toString('base64').slice(0, length);
const batch = (name = 'flood') => Array.from({ length: 20 }, () => event(name, random(1_800)));
const send = (eventList: object[], to = app) => to.call('anonymous/appEventLogClient', { eventList });

async function tableBytes(): Promise<number> {
  const [row] = await database.sql<[{ bytes: number }]>`
    select sum(pg_total_relation_size(relid))::bigint as bytes from pg_partition_tree('client_events') where isleaf`;
  return row.bytes;
}
const dropped = async (reason: string): Promise<number> => {
  const text = await (await fetch(`${app.metricsUrl}/metrics`)).text();
  return Number(
    new RegExp(`client_events_dropped_total\\{reason="${reason}"\\} (\\d+)`).exec(text)?.[1] ?? 0,
  );
};

describe('event log', () => {
  it('[C88] table stays under its bound while a guest sends events as fast as possible, without a job', async () => {
    await bound({ maxTotalMegabytes: 4, addressKilobytes: 1_000_000 });
    let sent = 0;
    let largest = 0;
    let isDone = false;
    const watch = (async () => {
      while (!isDone) largest = Math.max(largest, await tableBytes());
    })();
    const push = async () => {
      for (; sent < 250; ) {
        sent++;
        const { status, code } = await send(batch(`n${sent}`), sent % 2 ? app : other);
        expect([status, code]).toEqual([200, 0]);
      }
    };
    await Promise.all([push(), push(), push(), push()]);
    isDone = true;
    await watch;
    // While somebody reads the oldest segment a batch may be dropped, and the last one too. Now nobody does.
    await send(batch('n251'));
    expect(largest).toBeGreaterThan(3 * MEGABYTE);
    // Concurrent writes of the four clients may exceed the bound a little.
    expect(largest).toBeLessThanOrEqual(4 * MEGABYTE + 4 * 65_536);
    // 251 batches of some 40 kB are more than twice the bound: the newest are stored, the oldest are deleted.
    const names = (await database.sql<{ name: string }[]>`select distinct name from client_events`).map(
      ({ name }) => Number(name.slice(1)),
    );
    expect(Math.max(...names)).toBe(251);
    expect(Math.min(...names)).toBeGreaterThan(120);
  }, 60_000);

  it('[C88] oldest events are deleted first, and by the next job when the bound was lowered', async () => {
    await database.sql`truncate client_events`;
    await bound({ maxTotalMegabytes: 8, addressKilobytes: 1_000_000 });
    for (let count = 0; count < 150; count++) await send(batch(`o${count}`));
    expect(await tableBytes()).toBeGreaterThan(5 * MEGABYTE);
    await bound({ maxTotalMegabytes: 4 });
    await purgeOldEvents(app.context);
    expect(await tableBytes()).toBeLessThanOrEqual(4 * MEGABYTE);
    const rows = await database.sql<{ name: string }[]>`select distinct name from client_events`;
    const left = rows.map(({ name }) => Number(name.slice(1))).sort((a, b) => a - b);
    expect(left).toEqual(Array.from({ length: left.length }, (_, at) => 150 - left.length + at));
    expect(left.length).toBeGreaterThan(30);
  }, 60_000);

  it('[C88] address that has used up 256 kB of a minute is refused in all processes, with the seconds to wait', async () => {
    await database.sql`truncate client_events`;
    const before = await dropped('address');
    app.clock.advance(20_000);
    let accepted = 0;
    let refused = await send(batch());
    for (; refused.status === 200; refused = await send(batch(), accepted % 2 ? other : app)) {
      accepted += refused.data.accepted;
    }
    // An event here is some 1.9 kB and 120 bytes of a row.
    expect(accepted).toBe(120);
    expect(refused).toMatchObject({ status: 429, code: 429 });
    expect(refused.headers.get('retry-after')).toBe('40');
    const [{ held }] = await database.sql<
      [{ held: number }]
    >`select count(*)::int as held from client_events`;
    expect(held).toBe(120);
    expect((await send(batch(), other)).status).toBe(429);
    expect((await send(batch(), app)).status).toBe(429);
    expect((await dropped('address')) - before).toBe(40);
    app.clock.advance(40_000);
    expect((await send(batch(), other)).status).toBe(200);
  });

  it('[C88] address that is known to be over its budget is refused without a database query', async () => {
    while ((await send(batch())).status === 200);
    const counted = await database.sql`select key, used from rate_windows order by key`;
    for (let tries = 0; tries < 5; tries++) expect((await send(batch())).status).toBe(429);
    expect(await database.sql`select key, used from rate_windows order by key`).toEqual(counted);
  });

  it('[C88] events are dropped and counted when disk space is low, and all other calls continue', async () => {
    await bound({ minFreeMegabytes: 1_000_000_000 });
    const [before, rows] = [await dropped('disk'), await database.sql`select from client_events`];
    expect((await send(batch())).data).toEqual({ accepted: 0 });
    expect((await dropped('disk')) - before).toBe(20);
    expect(await database.sql`select from client_events`).toHaveLength(rows.length);
    expect((await app.call('anonymous/appConfig')).code).toBe(0);
  });

  it('[C88] events are dropped and counted while the oldest cannot be deleted, and no call waits', async () => {
    await bound({ maxTotalMegabytes: 4, addressKilobytes: 1_000_000 });
    const before = await dropped('failed');
    await database.sql.begin(async (tx) => {
      await tx`select from client_events limit 1`;
      let kept = 20;
      while (kept === 20) kept = (await send(batch())).data.accepted;
      expect(kept).toBe(0);
    });
    expect((await dropped('failed')) - before).toBe(20);
    expect((await send(batch())).data.accepted).toBe(20);
  });

  it(`event log has the ${SEGMENTS} tables that the code rotates through`, async () => {
    const tables = await database.sql`select from pg_partition_tree('client_events') where isleaf`;
    expect(tables).toHaveLength(SEGMENTS);
  });
});
