import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { connectionOptions } from '../../../server/db/connection.ts';
import { createReadiness } from '../../../server/db/readiness.ts';
import { openDatabase, SERVER_LIMITS } from '../../../server/db/sql.ts';
import { startFaultProxy } from '../faults/fault-proxy.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';

const database = useDatabase();

/** A server with one connection and a short wait for it. */
const pool = openDatabase(database.url, { max: 1, limits: { ...SERVER_LIMITS, statement: 300, turn: 100 } });
let app: TestApp;
beforeAll(async () => {
  app = await startApp(database, { pool });
});
afterAll(async () => {
  await app.stop();
  await pool.end({ timeout: 5 });
});

const BUSY = { status: 503, code: ERROR_CODES.busy };

describe('server without a free database connection', () => {
  it('call gets 503 and Retry-After, not maintenance, and the server stays ready', async () => {
    const held = await pool.reserve();
    const answer = await app.call('anonymous/appTheme');
    expect(answer).toMatchObject(BUSY);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(answer.code).not.toBe(ERROR_CODES.maintenance);
    const ready = await fetch(`${app.url}/readyz`);
    expect([ready.status, (await ready.json()).status]).toEqual([200, 'ready']);
    held.release();
    expect((await app.call('anonymous/appTheme')).code).toBe(0);
  });

  it('statement that exceeds its time gets the same answer', async () => {
    const lock = await database.sql.reserve();
    await lock`begin`;
    await lock`lock table themes in access exclusive mode`;
    expect(await app.call('anonymous/appTheme')).toMatchObject(BUSY);
    await lock`commit`;
    lock.release();
    expect((await app.call('anonymous/appTheme')).code).toBe(0);
  });
});

describe('readiness probe', () => {
  const timed = async (work: () => Promise<unknown>) => {
    const from = performance.now();
    return { error: await work(), ms: performance.now() - from };
  };

  it('server is not ready within two seconds when a connection is accepted and stays silent', async () => {
    const mute = createServer();
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as { port: number };
    const readiness = createReadiness(`postgres://nobody@127.0.0.1:${port}/nothing`);
    const { error, ms } = await timed(() => readiness.check());
    expect(error).toBeInstanceOf(Error);
    expect(ms).toBeLessThan(2_000);
    await readiness.end();
    mute.close();
  });

  it('server is not ready within two seconds when an open connection stalls, and ready when it recovers', async () => {
    const { host, port } = connectionOptions(database.url);
    const proxy = await startFaultProxy({ path: `${host}/.s.PGSQL.${port}` });
    const { username, pathname } = new URL(database.url);
    const address = `postgres://${username}@127.0.0.1:${proxy.port}${pathname}`;
    const other = await startApp(database, { databaseUrl: address });
    const ask = async () => (await fetch(`${other.url}/readyz`)).status;
    expect(await ask()).toBe(200);
    proxy.rules = { delayMs: 4_000 };
    const answers = await Promise.all([1, 2, 3].map(() => timed(ask)));
    expect(answers.map(({ error }) => error)).toEqual([503, 503, 503]);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(2_000);
    proxy.rules = null;
    expect(await ask()).toBe(200);
    await other.stop();
    await proxy.stop();
  });
});
