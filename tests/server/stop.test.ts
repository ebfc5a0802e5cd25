import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePorts } from '../e2e/support/product.ts';
import { registration } from './support/accounts.ts';
import { COMMON, post, TEST_SEAL_KEY } from './support/app.ts';
import { useDatabase } from './support/database.ts';

/** Time that a process manager waits before it kills. */
const MAX_STOP_MS = 10_000;
const CLIENTS = 24;

/** The test holds a lock during its checks. */
const database = useDatabase({ connections: 2 });

async function startProcess(): Promise<{ child: ChildProcess; port: number; url: string }> {
  const port = await findFreePorts();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: url,
      GAMES_ORIGIN: `http://127.0.0.1:${port + 1}`,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      SEAL_KEYS: TEST_SEAL_KEY,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
  return { child, port, url };
}

async function terminate(child: ChildProcess): Promise<{ code: number | null; ms: number }> {
  const from = performance.now();
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, ms: performance.now() - from };
}

it('server under load exits within ten seconds of SIGTERM, with status 0, and loses nothing that it acknowledged', async () => {
  const { child, url } = await startProcess();
  const acknowledged: string[] = [];
  let hasEnded = false;
  const { promise: isLoaded, resolve: loaded } = Promise.withResolvers<void>();
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!hasEnded) {
      const body = registration();
      const answer = await post(url, 'accountRegist', { ...COMMON, ...body }).catch(() => null);
      if (answer === null) return;
      if (answer.code === 0) acknowledged.push(body.account);
      if (acknowledged.length >= CLIENTS) loaded();
    }
  });
  await isLoaded;
  const { code, ms } = await terminate(child);
  hasEnded = true;
  await Promise.all(clients);
  expect(code).toBe(0);
  expect(ms).toBeLessThan(MAX_STOP_MS);
  const kept = await database.sql`
    select from players join sessions on sessions.player_id = players.id where account in ${database.sql(acknowledged)}`;
  expect(kept.count).toBe(acknowledged.length);
}, 90_000);

it('neither a client that never ends its request nor a hanging statement delays the stop', async () => {
  const { child, port, url } = await startProcess();
  const stuck = connect(port, '127.0.0.1');
  stuck.on('error', () => undefined);
  stuck.write(
    'POST /app/v1/preLogin HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{',
  );
  const lock = await database.sql.reserve();
  await lock`begin`;
  await lock`lock table themes in access exclusive mode`;
  const call = post(url, 'anonymous/appTheme', COMMON).catch(() => 'cut');
  const isWaiting = async () =>
    (await database.sql`select from pg_locks where not granted and relation = 'themes'::regclass`).count > 0;
  while (!(await isWaiting()));
  const { code, ms } = await terminate(child);
  expect(code).toBe(0);
  expect(ms).toBeLessThan(MAX_STOP_MS);
  expect(await call).toBe('cut');
  await lock`rollback`;
  lock.release();
  stuck.destroy();
}, 90_000);
