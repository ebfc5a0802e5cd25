import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../server/db/embedded.ts';
import { SECRET, startSandbox, type TestSandbox } from '../server/sandbox/start-sandbox.ts';
import type { LoadPlatform } from './retrying-players.ts';

const READY_MS = 120_000;
const TELL_EVERY_MS = 500;

/** The real server as a separate process, with a database and a payment provider that this process holds. */
export interface KillPlatform extends LoadPlatform {
  /** URL of the database as it runs now. */
  databaseUrl(): string;
  killServer(): Promise<void>;
  killDatabase(): Promise<void>;
  stop(): Promise<void>;
}

export async function startKillPlatform(): Promise<KillPlatform> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kills-'));
  let database = await startEmbeddedDatabase(dataDir);
  const sandbox: TestSandbox = await startSandbox(Date.now);
  const port = sandbox.port - 2;
  const appUrl = `http://127.0.0.1:${port}`;
  sandbox.callbackUrl = `${appUrl}/callbacks/payment/sandbox`;
  sandbox.payoutUrl = `${appUrl}/callbacks/payout/sandbox`;
  const telling = setInterval(() => void sandbox.mockProvider.deliverDue(), TELL_EVERY_MS);
  let server = await startServer(database, port);

  /** Starts a new process on the same platform, again while the database is still recovering. */
  async function startServer({ url }: EmbeddedDatabase, on: number): Promise<ChildProcess> {
    const until = performance.now() + READY_MS;
    while (performance.now() < until) {
      const child = spawn(process.execPath, ['server/main.ts'], {
        env: {
          ...process.env,
          DATABASE_URL: url,
          PORT: String(on),
          HOST: '127.0.0.1',
          SANDBOX: '1',
          SANDBOX_SECRET: SECRET,
          LOG_LEVEL: 'silent',
          DATA_DIR: dataDir,
        },
        stdio: 'ignore',
      });
      if (await isReady(child, appUrl)) return child;
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await wait(200);
    }
    throw new Error('the server did not come back');
  }

  async function endServer(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  }

  return {
    appUrl,
    gamesUrl: `http://127.0.0.1:${port + 1}`,
    databaseUrl: () => database.url,
    async killServer() {
      await endServer();
      server = await startServer(database, port);
    },
    async killDatabase() {
      process.kill(postmasterOf(dataDir), 'SIGKILL');
      await database.ended;
      const before = database.url;
      database = await startEmbeddedDatabase(dataDir);
      // The server keeps running and reconnects by itself, unless the database has another address.
      const hasEnded = server.exitCode !== null || server.signalCode !== null;
      if (database.url === before && !hasEnded) return;
      await endServer();
      server = await startServer(database, port);
    },
    payouts: () => sandbox.mockProvider.state.payouts ?? [],
    async stop() {
      clearInterval(telling);
      await endServer();
      await sandbox.stop();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function isReady(child: ChildProcess, url: string): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await wait(50);
  }
  return false;
}

function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
