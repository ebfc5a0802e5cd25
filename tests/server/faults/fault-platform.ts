import { afterAll, beforeAll } from 'vitest';
import { connectionOptions } from '../../../server/db/connection.ts';
import { openDatabase, type Sql } from '../../../server/db/sql.ts';
import { type RunningJobs, startJobs } from '../../../server/jobs/run-jobs.ts';
import { jobs as jobsOfAll, promptJobs } from '../../../server/modules.ts';
import type { LoadPlatform } from '../../load/retrying-players.ts';
import { SECRET, startSandbox, type TestSandbox } from '../sandbox/start-sandbox.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { TestDatabase } from '../support/database.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

const TELL_EVERY_MS = 300;
const JOBS_EVERY_MS = 1_000;

export interface FaultPlatform extends LoadPlatform {
  readonly app: TestApp;
  /** Between the players and the server. */
  readonly lines: readonly FaultProxy[];
  /** Between the server and its database. */
  readonly database: FaultProxy;
  withDatabase<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

/** The real server with a real clock, and proxies on both sides through which a test injects failures. */
export function useFaultPlatform(database: TestDatabase): () => FaultPlatform {
  let sandbox: TestSandbox;
  let app: TestApp;
  let pool: Sql;
  let proxies: FaultProxy[] = [];
  let platform: FaultPlatform;
  let telling: NodeJS.Timeout;
  let jobs: RunningJobs;

  beforeAll(async () => {
    sandbox = await startSandbox(Date.now);
    const { host = '', port = 5432 } = connectionOptions(database.url) as { host?: string; port?: number };
    const bad = await startFaultProxy({ path: `${host}/.s.PGSQL.${port}` });
    const url = new URL(database.url);
    pool = openDatabase(`postgres://${url.username}@127.0.0.1:${bad.port}${url.pathname}`, { max: 8 });
    app = await startApp(database, {
      clock: { now: Date.now, advance: () => undefined },
      pool,
      settings: { port: sandbox.port - 2, sandboxSecret: SECRET },
    });
    sandbox.callbackUrl = `${app.url}/callbacks/payment/sandbox`;
    sandbox.payoutUrl = `${app.url}/callbacks/payout/sandbox`;
    // These jobs complete what a call left behind when its connection broke.
    jobs = startJobs(app.context, { ...jobsOfAll, ...promptJobs }, JOBS_EVERY_MS);
    telling = setInterval(() => void sandbox.mockProvider.deliverDue(), TELL_EVERY_MS);
    const lines = await Promise.all(
      [app.url, app.gamesUrl].map((address) =>
        startFaultProxy({ host: '127.0.0.1', port: Number(new URL(address).port) }),
      ),
    );
    proxies = [bad, ...lines];
    const [front, games] = lines.map(({ port: at }) => `http://127.0.0.1:${at}`);
    platform = {
      app,
      appUrl: front ?? '',
      gamesUrl: games ?? '',
      lines,
      database: bad,
      payouts: () => sandbox.mockProvider.state.payouts ?? [],
      withDatabase: (work) => work(database.sql),
    };
  });
  afterAll(async () => {
    clearInterval(telling);
    await jobs.stop();
    await app.stop();
    await sandbox.stop();
    await pool.end({ timeout: 1 });
    await Promise.all(proxies.map((proxy) => proxy.stop()));
  });
  return () => platform;
}
