import { statfs } from 'node:fs/promises';
import type { Context } from '../context.ts';
import { findDataFolder } from './event-queries.ts';

/** Interval of the check; other programs may fill the disk too. */
const LOOK_EVERY_MS = 5_000;
/** Pause after the database has reported a full disk. */
const PAUSE_MS = 60_000;

interface DiskReading {
  readonly at: number;
  /** Null: the database's disk is on another machine, or not readable. */
  readonly free: Promise<number | null>;
}

const looks = new WeakMap<Context, DiskReading>();
const pausedUntil = new WeakMap<Context, number>();

/** Whether the database's disk has more than `minFreeBytes` left, as far as this process can know. */
export async function hasDiskRoom(context: Context, minFreeBytes: number): Promise<boolean> {
  const now = context.clock.now();
  if ((pausedUntil.get(context) ?? 0) > now) return false;
  let look = looks.get(context);
  if (!look || now - look.at >= LOOK_EVERY_MS) {
    look = { at: now, free: readFreeBytes(context) };
    looks.set(context, look);
  }
  const free = await look.free;
  return free === null || free >= minFreeBytes;
}

/** The database has refused a row because the disk is full. */
export function noteDiskFull(context: Context): void {
  pausedUntil.set(context, context.clock.now() + PAUSE_MS);
}

async function readFreeBytes({ sql }: Context): Promise<number | null> {
  try {
    // The folder is a path of ours only when the database runs here.
    const row = await findDataFolder(sql);
    if (!row?.isHere) return null;
    const { bavail, bsize } = await statfs(row.folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
