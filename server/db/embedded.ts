import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lockDataDir } from './data-lock.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { findBinaries, findRunAs, makeOwnFolder, prepareClusterHome, type RunAs } from './embedded-home.ts';

const USER = 'marquee';
/** Longest socket path that the system accepts. */
const MAX_SOCKET_PATH = 100;
/** After a kill -9 the children of the server may hold its shared memory for about two seconds. */
const START_ATTEMPTS = 12;
const RETRY_MS = 500;
const STOP_MS = 15_000;

export interface EmbeddedDatabase {
  /** Address of the maintenance database `postgres`; `connectionOptions` reads it. */
  readonly url: string;
  /** Settles when PostgreSQL has ended, stopped or not. */
  readonly ended: Promise<void>;
  /** Ends sessions, flushes everything, and returns when the process has ended. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** PostgreSQL settings beside our own, like `{ max_connections: '200' }`. */
  settings?: Readonly<Record<string, string>>;
  /** Receives what PostgreSQL logs, a line at a time. */
  onLog?: (line: string) => void;
}

/**
 * Starts the packaged PostgreSQL on `dataDir`/postgres, made when missing, reachable by a Unix socket only. Holds
 * the data folder's lock until stopped.
 * @throws DatabaseStartError with one clear line.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  { settings = {}, onLog = () => {} }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const lock = lockDataDir(dataDir);
  try {
    const runAs = findRunAs();
    const binaries = findBinaries(runAs);
    const { place, isReady } = prepareClusterHome(path.resolve(dataDir), runAs);
    if (!isReady) makeCluster(binaries, place, runAs);
    const socketFolder = makeSocketFolder(place, runAs);
    await endOrphan(place);
    const server = await startServer(binaries, place, socketFolder, runAs, settings, onLog);
    const ended = once(server, 'exit').then(() => lock.release());
    return {
      url: `postgres://${USER}@localhost/postgres?host=${encodeURIComponent(socketFolder)}`,
      ended,
      stop: () => stopServer(server, ended),
    };
  } catch (error) {
    lock.release();
    throw explain(error, dataDir);
  }
}

function makeCluster(binaries: string, place: string, runAs: RunAs): void {
  const unfinished = `${place}.new`; // renamed when complete: an interrupted start leaves no partial cluster
  fs.rmSync(unfinished, { recursive: true, force: true });
  makeOwnFolder(unfinished, runAs);
  const args = [
    '-D',
    unfinished,
    '-U',
    USER,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=builtin',
  ];
  const { status, stderr } = spawnSync(
    path.join(binaries, 'bin', 'initdb'),
    [...args, '--builtin-locale=C.UTF-8', '--no-instructions'],
    { cwd: unfinished, encoding: 'utf8', env: childEnvironment(), ...runAs },
  );
  if (status !== 0) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    throw new DatabaseStartError(`PostgreSQL could not make its data folder: ${lastLine(stderr)}`);
  }
  fs.rmSync(place, { recursive: true, force: true });
  fs.renameSync(unfinished, place);
}

function makeSocketFolder(place: string, runAs: RunAs): string {
  const beside = path.join(place, 'socket');
  const folder =
    Buffer.byteLength(beside) + '/.s.PGSQL.5432'.length < MAX_SOCKET_PATH
      ? beside
      : fs.mkdtempSync(path.join(os.tmpdir(), 'marquee-'));
  makeOwnFolder(folder, runAs);
  return folder;
}

/** Ends a PostgreSQL whose parent was killed: we hold the lock, so it has no clients. */
async function endOrphan(place: string): Promise<void> {
  const pidFile = path.join(place, 'postmaster.pid');
  const pid = Number(fs.existsSync(pidFile) && fs.readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!pid) return;
  if (!isPostgres(pid)) return fs.rmSync(pidFile, { force: true });
  process.kill(pid, 'SIGINT');
  for (const until = Date.now() + STOP_MS; isPostgres(pid) && Date.now() < until; ) await delay(50);
}

function isPostgres(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
  return (stdout ?? readProcessName(pid)).includes('postgres');
}

/** For systems without `ps`, as slim containers are. */
function readProcessName(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/comm`, 'utf8');
  } catch {
    return '';
  }
}

async function startServer(
  binaries: string,
  place: string,
  socketFolder: string,
  runAs: RunAs,
  settings: Readonly<Record<string, string>>,
  onLog: (line: string) => void,
): Promise<ChildProcess> {
  const all = {
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder}"`,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_min_messages: 'log', // a failed statement is logged by its caller
    log_checkpoints: 'off',
    jit: 'off', // JIT compilation of our short statements costs more than it saves
    ...settings,
  };
  const args = Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  for (let attempt = 1; ; attempt++) {
    // A process group of its own: Ctrl-C must reach the server first, which stops PostgreSQL last.
    const child = spawn(path.join(binaries, 'bin', 'postgres'), ['-D', place, ...args], {
      cwd: place,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: childEnvironment(),
      ...runAs,
    });
    const failure = await waitUntilReady(child, onLog);
    if (failure === null) return child;
    if (attempt === START_ATTEMPTS || /No space left|Permission denied/.test(failure)) {
      throw new DatabaseStartError(`PostgreSQL did not start: ${lastLine(failure)}`);
    }
    await delay(RETRY_MS);
  }
}

/** Null when it accepts connections, else its output before it ended. */
function waitUntilReady(child: ChildProcess, onLog: (line: string) => void): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4000);
    for (const line of text.split('\n')) if (line) onLog(line);
    if (said.includes('ready to accept connections')) resolve(null);
  });
  child.once('error', (error) => resolve(error.message));
  child.once('close', () => resolve(said));
  return promise;
}

async function stopServer(server: ChildProcess, ended: Promise<void>): Promise<void> {
  server.kill('SIGINT');
  const isLate = await Promise.race([ended.then(() => false), delay(STOP_MS, true, { ref: false })]);
  if (isLate) server.kill('SIGQUIT');
  await ended;
}

/** Only what PostgreSQL needs: PGDATA or LC_ALL of the user's shell must not affect it. */
function childEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}

function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => /FATAL|error|could not/i.test(line));
  return (lines.at(-1) ?? text.trim().split('\n').at(-1) ?? '').replace(/^.*?(FATAL|error):\s*/, '').trim();
}

function explain(error: unknown, dataDir: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || /No space left/i.test(message)) {
    return new DatabaseStartError(`The disk is full: the database cannot write in ${dataDir}.`);
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || /Permission denied/i.test(message)) {
    return new DatabaseStartError(
      `${dataDir} cannot be written: give it to this user, or set another DATA_DIR.`,
    );
  }
  return error;
}
