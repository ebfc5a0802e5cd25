import fs from 'node:fs/promises';
import path from 'node:path';
import { MATHS } from '../package/check-package.ts';
import { PackageError } from '../package/package-error.ts';
import { locateFile } from '../package/package-file.ts';
import { INDEX, readIndex } from '../package/read-index.ts';
import { listPage, PAGE, type PageBudget } from '../page/list-page.ts';
import type { FilePart } from '../studio-file-queries.ts';

/** A file of a package that a version takes over. */
export interface ListedFile {
  readonly part: FilePart;
  /** Below its part. */
  readonly path: string;
  readonly place: string;
  readonly bytes: number;
  readonly mediaType: string;
}

const mathTypeOf = (file: string): string =>
  file === INDEX ? 'application/json' : file.endsWith('.zst') ? 'application/zstd' : 'text/csv';

/**
 * What a version takes over from a package: the page, the index of the mathematics, and the files that the index names.
 * @throws PackageError for what is missing or may not be there
 */
export async function listPackage(folder: string, budget?: PageBudget): Promise<readonly ListedFile[]> {
  const maths = path.join(folder, MATHS);
  const stats = await fs.lstat(maths).catch(() => null);
  if (!stats?.isDirectory()) throw new PackageError(MATHS, null, 'there is no such folder');
  const modes = await readIndex(maths);
  const names = new Set([INDEX, ...modes.flatMap(({ events, weights }) => [events, weights])]);
  const files: ListedFile[] = [];
  for (const name of [...names].sort()) {
    const place = await locateFile(maths, name);
    const { size } = await fs.lstat(place);
    files.push({ part: 'math', path: name, place, bytes: size, mediaType: mathTypeOf(name) });
  }
  for (const file of await listPage(folder, budget))
    files.push({ ...file, part: 'page', place: path.join(folder, PAGE, file.path) });
  return files;
}
