import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedPlatform } from '../../../server/modules.ts';
import { operatorKeyFile } from '../../../server/ops/operator-keys.ts';
import { seedOperators } from '../../../server/sandbox/seed-operators.ts';
import { FileStore } from '../../../server/studios/store/file-store.ts';
import { readStudioGame } from '../../../server/studios/studio-games.ts';
import { makeTempDataDir } from '../../temp-data-dir.ts';
import { RACES, useDatabase } from '../support/database.ts';

// Each package is drawn and bundled, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const { sql, url } = useDatabase(RACES);
const dataDir = makeTempDataDir();
const built = path.join(dataDir, 'studio-packages');
const store = new FileStore(path.join(dataDir, 'studios'));

beforeAll(async () => {
  await seedPlatform(sql, Date.now());
  await seedOperators(sql, dataDir);
});
afterAll(() => fs.rmSync(dataDir, { recursive: true }));

function start() {
  const { STUDIO_FILES: _ignored, ...own } = process.env;
  const child = spawn(process.execPath, ['tools/release-packages.ts'], {
    env: { ...own, DATABASE_URL: url, DATA_DIR: dataDir, SANDBOX: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = once(child, 'close').then(([code]) => ({ code, said }));
  return { child, ended };
}

const run = () => start().ended;

/** What the database has of our games; `written` grows with each thing that an operator does. */
async function readRows() {
  const [row] = await sql`
    select (select count(*)::int from studio_games) as games,
      (select count(*)::int from studio_versions) as versions,
      (select count(*)::int from pending_approvals where decided_at is null) as waiting,
      (select count(*)::int from audit_log) as written`;
  return row;
}

it('run that is killed while it builds leaves no game', async () => {
  const { child, ended } = start();
  while (!fs.existsSync(path.join(built, 'star-toss', 'math')) && child.exitCode === null) await delay(20);
  child.kill('SIGKILL');
  await ended;
  expect(fs.existsSync(built)).toBe(true);
  expect(await readRows()).toMatchObject({ games: 0, versions: 0, waiting: 0 });
});

it('run that ends between publication and approval leaves a request, which the next run approves before it goes on', async () => {
  fs.renameSync(operatorKeyFile(dataDir, 'pim'), path.join(dataDir, 'away'));
  const failed = await run();
  expect(failed).toMatchObject({ code: 1, said: expect.stringContaining('CommandError') });
  expect(await readRows()).toMatchObject({ games: 1, versions: 1, waiting: 1 });
  expect(await readStudioGame(sql, store, 'star-toss')).toBeNull();
  fs.renameSync(path.join(dataDir, 'away'), operatorKeyFile(dataDir, 'pim'));

  expect(await run()).toEqual({ code: 0, said: '' });
  expect(await readRows()).toMatchObject({ games: 2, versions: 2, waiting: 0 });
  for (const [game, name] of [
    ['star-toss', 'Star Toss'],
    ['lantern-tide', 'Lantern Tide'],
  ] as const)
    expect(await readStudioGame(sql, store, game)).toMatchObject({
      state: 'ready',
      version: { number: 1, name, brand: 'Brass Street' },
    });
  expect(fs.existsSync(built)).toBe(false);
});

it('run after that changes nothing, and builds nothing', async () => {
  const before = await readRows();
  const watched: string[] = [];
  const watcher = fs.watch(dataDir, (_, name) => watched.push(String(name)));
  expect(await run()).toEqual({ code: 0, said: '' });
  watcher.close();
  expect(await readRows()).toEqual(before);
  expect(watched).not.toContain('studio-packages');
});
