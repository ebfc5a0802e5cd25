import path from 'node:path';
import { versionCommitment } from '../../../maths/hosted/mode-root.ts';
import type { HearBooks } from '../package/check-books.ts';
import type { CheckedMode } from '../package/check-package.ts';
import { readIndex } from '../package/read-index.ts';
import { prepareMode } from './prepare-mode.ts';
import type { FileSink, PreparedMode } from './prepared-mode.ts';

export interface PreparedPackage {
  /** What the version is published by. Hex. */
  readonly commitment: string;
  /** In the order of the package's index. */
  readonly modes: readonly PreparedMode[];
  readonly checked: readonly CheckedMode[];
}

/**
 * Checks the mathematics of a package, and prepares each mode.
 * @param folder of the package, with `math/` in it
 * @throws PackageError with file, line and reason for the first thing that is wrong
 */
export async function preparePackage(
  folder: string,
  put: FileSink,
  hear?: HearBooks,
): Promise<PreparedPackage> {
  const maths = path.join(folder, 'math');
  const modes: PreparedMode[] = [];
  const checked: CheckedMode[] = [];
  // One after the other: a table is in memory while its book is read.
  for (const mode of await readIndex(maths)) {
    const read = await prepareMode(maths, mode, put, hear);
    modes.push(read.prepared);
    checked.push(read.checked);
  }
  return { commitment: versionCommitment(modes.map(({ root }) => root)), modes, checked };
}
