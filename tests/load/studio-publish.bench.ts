import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { migrate } from '../../server/db/migrate.ts';
import type { Sql } from '../../server/db/sql.ts';
import { seedPlatform } from '../../server/modules.ts';
import { insertTestOperators, keyOf } from '../server/support/operators.ts';
import type { Bench, Figure } from './bench.ts';
import { LINES, writeMaths } from './studio-package.ts';
import { withDatabase } from './with-database.ts';

const MIB = 1024 ** 2;

/** Resident memory of a process and all that it has started, in bytes; Linux says it. */
function treeBytes(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return children
      .filter(Boolean)
      .reduce((sum, child) => sum + treeBytes(Number(child)), Number(kilobytes) * 1024);
  } catch {
    // It has just ended.
    return 0;
  }
}

/** The program itself, as an operator starts it, in a process whose memory is nobody else's. */
function startPublication(folder: string, url: string): ChildProcess {
  const options = [
    '--game',
    'coin',
    '--name',
    'Coin',
    '--brand',
    'Tosser',
    '--poster',
    path.join(folder, 'poster.png'),
  ];
  return spawn(
    process.execPath,
    ['server/ops/main.ts', '--as', 'olive', 'studio', 'publish', folder, ...options],
    {
      env: {
        ...process.env,
        DATABASE_URL: url,
        STUDIO_FILES: path.join(folder, 'store'),
        OPERATOR_KEY: keyOf('olive'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

async function runOn(sql: Sql, url: string, folder: string): Promise<Figure[]> {
  await migrate(sql);
  await seedPlatform(sql, Date.now());
  await insertTestOperators(sql);
  const picture = { width: 900, height: 1_200, channels: 3, background: '#c08020' } as const;
  fs.writeFileSync(path.join(folder, 'poster.png'), await sharp({ create: picture }).png().toBuffer());
  fs.mkdirSync(path.join(folder, 'page'));
  fs.writeFileSync(path.join(folder, 'page', 'index.html'), '<!doctype html><title>Coin</title>');
  await writeMaths(folder);
  const begun = performance.now();
  const program = startPublication(folder, url);
  let [said, progress, peak] = ['', '', 0];
  program.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  program.stderr?.setEncoding('utf8').on('data', (text: string) => {
    progress += text;
    process.stderr.write(text);
  });
  const watch = setInterval(() => {
    peak = Math.max(peak, treeBytes(program.pid ?? 0));
  }, 50);
  const [code] = await once(program, 'close');
  clearInterval(watch);
  const seconds = (performance.now() - begun) / 1000;
  const [, unpacked = '', packed = ''] = /books (\d+) bytes, packed (\d+)/.exec(said) ?? [];
  if (code !== 0 || !said.includes('coin: version 1 is published')) throw new Error(`not published: ${said}`);
  return [
    { name: 'lines of a mode', value: LINES, unit: '' },
    { name: 'books, packed', value: Number(packed) / MIB, unit: 'MiB' },
    { name: 'books, unpacked', value: Number(unpacked) / MIB, unit: 'MiB' },
    { name: 'from the command to its rows', value: seconds, unit: 's' },
    {
      name: 'unpacked lines published',
      value: Number(unpacked) / 1e6 / seconds,
      unit: 'MB/s',
      limit: { atLeast: 60 },
    },
    {
      name: 'peak memory of the process and its children',
      value: peak / MIB,
      unit: 'MiB',
      limit: { atMost: 300 },
    },
    {
      name: 'lines of progress',
      value: progress.split('\n').length - 1,
      unit: '',
      limit: { atLeast: 5 },
    },
  ];
}

async function run(): Promise<Figure[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'studio-publish-'));
  try {
    return await withDatabase('studio-publish', 2, (sql, url) => runOn(sql, url, folder));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

export const bench: Bench = { name: 'publication of a studio package', isLong: true, run };
