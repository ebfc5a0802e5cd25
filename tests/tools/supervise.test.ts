import fs from 'node:fs';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionOptions, withDatabase } from '../../server/db/connection.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../server/db/embedded.ts';
import { openDatabase } from '../../server/db/sql.ts';
import { readSettings } from '../../server/settings.ts';
import { listParts, superviseService } from '../../tools/platform.ts';
import { StartError } from '../../tools/start-error.ts';
import { type RunningProgram, supervise } from '../../tools/supervise.ts';
import { findFreePorts } from '../e2e/support/product.ts';
import { registration } from '../server/support/accounts.ts';
import { COMMON, post } from '../server/support/app.ts';
import { makeDataDirInMemory } from '../temp-data-dir.ts';

const over = (): RunningProgram => ({ ended: Promise.resolve(), stop: async () => undefined });

/** A clock that advances only during waits. */
function makeParts() {
  const said: string[] = [];
  const waits: number[] = [];
  return {
    said,
    waits,
    say: (line: string) => void said.push(line),
    wait: async (ms: number) => void waits.push(ms),
    now: () => 0,
  };
}

describe('supervision of a process that exits', () => {
  it('process is restarted after a wait that doubles, and abandoned after five starts in a row', async () => {
    const parts = makeParts();
    let starts = 0;
    const again = async () => {
      starts += 1;
      return over();
    };
    const { ended } = supervise('server', over(), again, parts);
    await ended;
    expect(starts).toBe(5);
    expect(parts.waits).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
    expect(parts.said.at(-1)).toBe('The server ended 6 times in a row and is not restarted.');
  });

  it('process that has run for a minute has all its restarts again', async () => {
    const parts = makeParts();
    let at = 0;
    const steadyTwice = () => (at += at < 240_000 ? 60_000 : 0);
    const { ended } = supervise('server', over(), async () => over(), { ...parts, now: steadyTwice });
    await ended;
    expect(parts.waits.slice(0, 3)).toEqual([500, 500, 1_000]);
  });

  it('process is not restarted when its error says that a restart would not help', async () => {
    const parts = makeParts();
    const fail = async () => {
      throw new StartError('port 8080 is taken');
    };
    await supervise('server', over(), fail, parts).ended;
    expect(parts.waits).toEqual([500]);
    expect(parts.said.at(-1)).toBe('The server does not restart: port 8080 is taken');
  });
});

describe('supervision of the real server', () => {
  const dataDir = makeDataDirInMemory();
  let database: EmbeddedDatabase;
  let url = '';
  beforeAll(async () => {
    database = await startEmbeddedDatabase(dataDir);
    const admin = postgres(connectionOptions(database.url));
    await admin`create database killed`;
    await admin.end();
    url = withDatabase(database.url, 'killed');
  }, 60_000);
  afterAll(async () => {
    await database.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  it('server answers again after kill -9, prints one line, and has every account it acknowledged', async () => {
    const port = await findFreePorts();
    const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, SANDBOX: '1' };
    const part = listParts(readSettings(env), url).find(({ name }) => name === 'server');
    if (!part) throw new Error('no part is the server');
    const parts = makeParts();
    const first = part.start();
    await first.waitUntilReady(part.readyUrl);
    const again = Promise.withResolvers<void>();
    const watched = {
      ...part,
      start(isRestart?: boolean) {
        const service = part.start(isRestart);
        const waitUntilReady = async (address: string) => {
          await service.waitUntilReady(address);
          again.resolve();
        };
        return { ...service, waitUntilReady };
      },
    };
    const supervised = superviseService(watched, first, parts);
    const body = registration();
    const origin = `http://127.0.0.1:${port}`;
    expect((await post(origin, 'accountRegist', { ...COMMON, ...body })).code).toBe(0);

    process.kill(first.pid ?? 0, 'SIGKILL');
    await again.promise;
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect(parts.said).toEqual(['The server ended unexpectedly; it is restarted in 0.5 s.']);
    const sql = openDatabase(url, { max: 1 });
    expect(await sql`select account from players`).toEqual([{ account: body.account }]);
    await sql.end();
    await supervised.stop();
    await expect(fetch(`${origin}/readyz`)).rejects.toThrow('fetch failed');
  }, 90_000);
});
