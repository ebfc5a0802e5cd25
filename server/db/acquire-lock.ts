import { randomUUID } from 'node:crypto';
import fs from 'node:fs';

export interface Lock {
  release(): void;
}

/** A running process that holds a lock. */
export interface LockHolder {
  readonly pid: number;
  /** Distinguishes a process from a later one with the same pid. */
  readonly startedAt: string;
}

/** Acquires a lock file for this process, also from a holder that was killed. Otherwise returns the holder. */
export function acquireLock(file: string): Lock | LockHolder {
  for (;;) {
    if (tryCreate(file)) return { release: () => release(file) };
    const found = readText(file);
    const holder = parseHolder(found);
    if (holder && isAlive(holder)) return holder;
    if (found !== null) removeStale(file, found);
  }
}

export const isLock = (result: Lock | LockHolder): result is Lock => 'release' in result;

/** A temporary name beside the lock, unique by process and attempt. */
const uniquePathBeside = (file: string): string => `${file}.${process.pid}.${randomUUID()}`;

/** The file appears with its content: no process can find it empty and assume that its holder is dead. */
function tryCreate(file: string): boolean {
  const draft = uniquePathBeside(file);
  try {
    fs.writeFileSync(draft, `${process.pid} ${readStartTime(process.pid)}`, { flag: 'wx' });
    placeDraft(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && isFileOrGone(file)) return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** @throws with code EEXIST when the name is in use. */
function placeDraft(draft: string, file: string): void {
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    fs.copyFileSync(draft, file, fs.constants.COPYFILE_EXCL);
  }
}

/** The errors of file systems without hard links, such as network folders. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** The holder may release it between two checks. */
const isFileOrGone = (file: string): boolean =>
  fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? true;

/**
 * Of several processes that find the same dead holder one moves the file away; a file moved by mistake is moved back.
 */
function removeStale(file: string, found: string): void {
  const moved = uniquePathBeside(file);
  try {
    fs.renameSync(file, moved);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  try {
    if (readText(moved) !== found) placeDraft(moved, file);
  } catch (error) {
    // Acquired again meanwhile: the next check returns the holder.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(moved, { force: true });
  }
}

function release(file: string): void {
  if (parseHolder(readText(file))?.pid === process.pid) fs.rmSync(file, { force: true });
}

function readText(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function parseHolder(text: string | null): LockHolder | null {
  const [pid, startedAt = ''] = text?.split(' ') ?? [];
  return Number(pid) ? { pid: Number(pid), startedAt } : null;
}

function isAlive({ pid, startedAt }: LockHolder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return readStartTime(pid) === startedAt;
}

/** Clock ticks since boot on Linux, "ended" for a zombie process; elsewhere empty. */
function readStartTime(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
