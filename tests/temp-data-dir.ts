import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The file system in memory that Linux has; that of a container may be small. */
const MEMORY = '/dev/shm';
/** What the databases of a run hold at most, with a wide margin. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

/** An empty data folder that is removed after the test. Accessible to other users: run by root, PostgreSQL is one. */
export function makeTempDataDir(): string {
  return makeFolder(os.tmpdir());
}

/**
 * The same for a database that only a test uses, in memory where there is room: a database is 300 files, and on a virtual
 * machine's disk a clone of it takes several times as long. What measures or fills a disk takes the other.
 */
export function makeDataDirInMemory(): string {
  return makeFolder(hasRoomInMemory() ? MEMORY : os.tmpdir());
}

function makeFolder(parent: string): string {
  const folder = fs.mkdtempSync(path.join(parent, 'marquee-'));
  fs.chmodSync(folder, 0o711);
  return folder;
}

function hasRoomInMemory(): boolean {
  if (!fs.existsSync(MEMORY)) return false;
  const { bavail, bsize } = fs.statfsSync(MEMORY);
  return Math.min(bavail * bsize, os.freemem()) > ENOUGH_BYTES;
}
