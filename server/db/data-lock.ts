import fs from 'node:fs';
import path from 'node:path';
import { acquireLock, isLock, type Lock } from './acquire-lock.ts';
import { DatabaseStartError } from './database-start-error.ts';

/**
 * Locks `dataDir` (created when missing) for this process. A lock whose holder was killed is taken over.
 * @throws DatabaseStartError when another start holds it.
 */
export function lockDataDir(dataDir: string): Lock {
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    const result = acquireLock(path.join(dataDir, 'lock'));
    if (isLock(result)) return result;
    throw new DatabaseStartError(
      `Already running on ${dataDir} (process ${result.pid}): stop it first, or set another DATA_DIR and PORT.`,
    );
  } catch (error) {
    throw explain(error, dataDir);
  }
}

function explain(error: unknown, dataDir: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return new DatabaseStartError(`The disk is full: ${dataDir} cannot be written.`);
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || code === 'ENOTDIR' || code === 'EEXIST') {
    return new DatabaseStartError(
      `${dataDir} cannot be written: give it to this user, or set another DATA_DIR.`,
    );
  }
  return error;
}
