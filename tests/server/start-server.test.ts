import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { beforeAll, expect, it } from 'vitest';
import { startServer } from '../../server/main.ts';
import { seedSandbox } from '../../server/sandbox/seed.ts';
import { Sealer } from '../../server/seal.ts';
import { readSettings } from '../../server/settings.ts';
import { findFreePorts } from '../e2e/support/product.ts';
import { COMMON, post, TEST_SEAL_KEY } from './support/app.ts';
import { useDatabase } from './support/database.ts';

/** One test holds a lock during its checks. */
const database = useDatabase({ connections: 2 });
let port = 0;
let url = '';
beforeAll(async () => {
  // Outside the range from which connections of parallel tests take their ports.
  port = await findFreePorts();
  url = `http://127.0.0.1:${port}`;
});

const settings = (changes: Record<string, string> = {}) =>
  readSettings({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    DATABASE_POOL: '4',
    LOG_LEVEL: 'silent',
    SEAL_KEYS: TEST_SEAL_KEY,
    PUBLIC_ORIGIN: url,
    GAMES_ORIGIN: `http://127.0.0.1:${port + 1}`,
    ...changes,
  });

it('server starts on an empty database, serves both listeners, and frees both when stopped', async () => {
  const server = await startServer(settings());
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect((await post(url, 'anonymous/appTheme', COMMON)).code).toBe(0);
  expect(
    (await post(`http://127.0.0.1:${port + 1}`, 'game/roundProof', { ...COMMON, roundId: 'x' })).status,
  ).toBe(200);
  await server.stop();
  await expect(fetch(`${url}/readyz`)).rejects.toThrow();
  const again = await startServer(settings());
  await again.stop();
});

it('metrics have a port of their own on loopback, and none without the setting', async () => {
  const metricsPort = port + 3;
  const metrics = () => fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const without = await startServer(settings());
  await expect(metrics()).rejects.toThrow();
  await without.stop();
  const server = await startServer(settings({ METRICS_PORT: String(metricsPort), HOST: '0.0.0.0' }));
  try {
    expect(await (await metrics()).text()).toContain('calls_total');
    const nearBy = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4');
    if (nearBy) await expect(fetch(`http://${nearBy.address}:${metricsPort}/metrics`)).rejects.toThrow();
  } finally {
    await server.stop();
  }
});

it('server completes a call in progress before it stops', async () => {
  const server = await startServer(settings());
  const lock = await database.sql.reserve();
  await lock`begin`;
  await lock`lock table themes in access exclusive mode`;
  const call = post(url, 'anonymous/appTheme', COMMON);
  await waitForLock();
  const stopped = server.stop();
  await lock`commit`;
  lock.release();
  expect((await call).code).toBe(0);
  await stopped;
});

/** Resolves when a connection waits for the locked table. */
async function waitForLock(): Promise<void> {
  for (;;) {
    const waiting =
      await database.sql`select from pg_locks where not granted and relation = 'themes'::regclass`;
    if (waiting.length > 0) return;
  }
}

it.each([
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: '' }],
  ['GAMES_ORIGIN', { GAMES_ORIGIN: '' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: '', GAMES_ORIGIN: '' }],
])('server outside the sandbox does not start without %s', async (name, changes) => {
  await expect(startServer(settings(changes))).rejects.toThrow(
    `Bad setting ${name}: it is not set; without SANDBOX the server answers for PUBLIC_ORIGIN and GAMES_ORIGIN alone.`,
  );
});

it('taken port is reported in one line', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await expect(startServer(settings())).rejects.toThrow(`port ${port} is in use`);
  await new Promise((closed) => other.close(closed));
});

it('server without a database, or on one that may lose acknowledged data, does not start', async () => {
  await expect(startServer(settings({ DATABASE_URL: '' }))).rejects.toThrow('DATABASE_URL');
  const name = new URL(database.url).pathname.slice(1);
  await database.sql.unsafe(`alter database "${name}" set synchronous_commit = off`);
  await expect(startServer(settings())).rejects.toThrow('synchronous_commit off');
  await database.sql.unsafe(`alter database "${name}" reset synchronous_commit`);
});

it('server outside the sandbox does not start on a database with sandbox players', async () => {
  await seedSandbox(database.sql);
  await expect(startServer(settings())).rejects.toThrow(
    /^Bad setting DATABASE_URL: [^\n]+ of the sandbox\.$/,
  );
  const server = await startServer(settings({ SANDBOX: '1', SANDBOX_SECRET: 'sixteen letters!' }));
  await server.stop();
});

it('server does not start without the key that last encrypted identity documents', async () => {
  const { sql } = database;
  const id = '01900000-0000-7000-8000-000000000001';
  const lost = new Sealer([Buffer.alloc(32, 99)]).seal(Buffer.from('a number'), 'x');
  await sql`
    insert into players (id, display_id, account, account_key, birth_date, nationality, invite_code, created_at)
    values (${id}, 100000099, 'verified', 'verified', '1990-01-01', 'PH', 'VERIFIED', now())`;
  await sql`
    insert into kyc_attempts (player_id, id, ordinal, state, submitted_at, real_name, document_kind, document_number)
    values (${id}, ${id}, 1, 'pending', now(), 'A Name', 'passport', ${lost})`;
  await expect(startServer(settings({ SANDBOX: '1' }))).rejects.toThrow('Bad setting SEAL_KEYS');
  const both = [TEST_SEAL_KEY, Buffer.alloc(32, 99).toString('base64')].join(',');
  const server = await startServer(settings({ SANDBOX: '1', SEAL_KEYS: both }));
  await server.stop();
  await sql`delete from kyc_attempts`;
  await sql`delete from players where id = ${id}`;
});
