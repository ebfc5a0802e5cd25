import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** What a program may take to stop its own parts, such as the database, before it is killed. */
const STOP_MS = 20_000;

export interface ProgramEnd {
  /** Null when it was stopped. */
  readonly code: number | null;
  readonly isLate: boolean;
  readonly output: string;
}

/** A commit's files in a folder of their own, in which code is made wrong; this checkout is never touched. */
export interface CopiedTree {
  /** Runs a program of the packages in the copy. */
  run(script: string, args: readonly string[], limitSeconds: number): Promise<ProgramEnd>;
  read(file: string): string;
  write(file: string, content: string): void;
  has(file: string): boolean;
  /** Path of a file of the copy. */
  pathOf(file: string): string;
  /** Stops what runs, and removes all that was made. */
  remove(): void;
}

/** Removed by `remove` alone: whoever makes it also does so on a signal. */
export function copyTree(commit: string): CopiedTree {
  const scratch = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'faults-'));
  // Run by root, PostgreSQL is another user, who must get through.
  fs.chmodSync(scratch, 0o711);
  const folder = path.join(scratch, 'tree');
  const temp = path.join(scratch, 't');
  fs.mkdirSync(temp, { mode: 0o711 });
  const removeAll = () => {
    fs.rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
    // Forgets the folder that is gone.
    execFileSync('git', ['worktree', 'prune']);
  };
  try {
    execFileSync('git', ['worktree', 'add', '--detach', '--quiet', folder, commit], { stdio: 'inherit' });
    fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    linkBrowser(folder);
  } catch (error) {
    removeAll();
    throw error;
  }
  const running = new Set<ChildProcess>();
  return {
    async run(script, args, limitSeconds) {
      const child = spawn(process.execPath, [path.join('node_modules', script), ...args], {
        cwd: folder,
        // A group of its own, so that all that it started can be stopped.
        detached: true,
        env: { ...process.env, TMPDIR: temp, NO_COLOR: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running.add(child);
      const ended = await waitFor(child, limitSeconds * 1000);
      running.delete(child);
      endDatabases(temp);
      return ended;
    },
    read: (file) => fs.readFileSync(path.join(folder, file), 'utf8'),
    write: (file, content) => fs.writeFileSync(path.join(folder, file), content),
    has: (file) => fs.existsSync(path.join(folder, file)),
    pathOf: (file) => path.join(folder, file),
    remove() {
      for (const child of running) killGroup(child, 'SIGKILL');
      endDatabases(temp);
      removeAll();
    },
  };
}

/** Unpacking it anew would take 210 MB and some seconds of every measurement. */
function linkBrowser(folder: string): void {
  const unpacked = path.resolve('.cache/chromium');
  if (!fs.existsSync(unpacked)) return;
  fs.mkdirSync(path.join(folder, '.cache'));
  fs.symlinkSync(unpacked, path.join(folder, '.cache/chromium'));
}

async function waitFor(child: ChildProcess, limitMs: number): Promise<ProgramEnd> {
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const end = once(child, 'close').then(([code]) => code as number | null);
  let isLate = await Promise.race([end.then(() => false), delay(limitMs, true, { ref: false })]);
  if (isLate) {
    child.kill('SIGINT');
    const isDead = await Promise.race([end.then(() => true), delay(STOP_MS, false, { ref: false })]);
    if (!isDead) killGroup(child, 'SIGKILL');
  }
  const code = await end;
  isLate ||= code === null;
  return { code, isLate, output: said.join('') };
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A PostgreSQL of killed tests is in a group of its own, and lives on. */
function endDatabases(temp: string): void {
  for (const name of fs.existsSync(temp) ? fs.readdirSync(temp) : []) {
    const pidFile = path.join(temp, name, 'postgres/postmaster.pid');
    if (!fs.existsSync(pidFile)) continue;
    const pid = Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]);
    try {
      process.kill(pid, 'SIGQUIT');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
