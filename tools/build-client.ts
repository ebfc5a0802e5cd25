import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { acquireLock, isLock, type Lock } from '../server/db/acquire-lock.ts';
import { compressBuild } from './compress-build.ts';
import { StartError } from './start-error.ts';

/** Everything that can change the built client. */
const SOURCES = ['contract', 'games', 'maths', 'public', 'scenes', 'src', 'tools/build', 'assets'];
const SOURCE_FILES = ['index.html', 'package-lock.json', 'vite.config.ts', 'vite.games.config.ts'];
const BUILDS = [[], ['-c', 'vite.games.config.ts']];
const STAMP = 'dist/.sources';
/** Polling interval while another build runs. */
const WAIT_MS = 200;

/** Builds dist/app and dist/games unless they were built from the same sources. */
export async function buildClient(onStart: () => void = () => {}): Promise<void> {
  const lock = await waitForTurn();
  try {
    const hash = await hashSources();
    if (readText(STAMP) === hash) return;
    onStart();
    fs.rmSync(STAMP, { force: true });
    await runBuilds();
    await Promise.all(['dist/app', 'dist/games'].map(compressBuild));
    fs.writeFileSync(STAMP, hash);
  } finally {
    lock.release();
  }
}

/** A failed build waits for the other one, which would continue writing after the exit. */
async function runBuilds(): Promise<void> {
  const failed = (await Promise.allSettled(BUILDS.map(runVite))).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Two builds at once would empty each other's folder. */
async function waitForTurn(): Promise<Lock> {
  fs.mkdirSync('dist', { recursive: true });
  for (;;) {
    const result = acquireLock('dist/.lock');
    if (isLock(result)) return result;
    await delay(WAIT_MS);
  }
}

async function hashSources(): Promise<string> {
  const files = [...SOURCE_FILES.filter((file) => fs.existsSync(file)), ...SOURCES.flatMap(listFiles)];
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(`${file}\0`).update(await fs.promises.readFile(file));
  }
  return hash.digest('hex');
}

function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

async function runVite(args: readonly string[]): Promise<void> {
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', ...args, '--logLevel', 'warn'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once('close', resolve);
  const isBuilt = (await promise) === 0;
  // Vite only warns of a missing font or image, and the page would fail to load it.
  if (isBuilt && !said.includes("didn't resolve at build time")) return;
  if (/ENOSPC|no space left/i.test(said))
    throw new StartError('The disk is full: the build cannot be written.');
  if (/EACCES|EROFS/.test(said))
    throw new StartError(`${path.resolve('dist')} cannot be written by this user.`);
  throw new StartError(`The build failed:\n${said.trim()}`);
}

function readText(file: string): string | null {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
}
