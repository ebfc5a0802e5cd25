import fs from 'node:fs/promises';
import path from 'node:path';
import { PackageError } from '../package/package-error.ts';
import { isSafePath } from '../package/package-file.ts';
import { mediaTypeOf } from './media-types.ts';

/** What a page may be in all; a player loads most of it before the first round. */
export interface PageBudget {
  readonly files: number;
  readonly bytesOfFile: number;
  readonly bytes: number;
}
const PAGE_BUDGET: PageBudget = {
  files: 2_000,
  bytesOfFile: 32 * 1024 ** 2,
  bytes: 256 * 1024 ** 2,
};

export const PAGE = 'page';
export const START_PAGE = 'index.html';

interface PageFile {
  /** Below `page/`. */
  readonly path: string;
  readonly bytes: number;
  readonly mediaType: string;
}

/**
 * The files of a package's page, in the order of their paths.
 * @throws PackageError for a link, a name that is not plain, a kind of file that no page has, and for more than the budget
 */
export async function listPage(
  folder: string,
  budget: PageBudget = PAGE_BUDGET,
): Promise<readonly PageFile[]> {
  const root = path.join(folder, PAGE);
  const stats = await fs.lstat(root).catch(() => null);
  if (!stats?.isDirectory()) throw new PackageError(PAGE, null, 'there is no such folder');
  const files: PageFile[] = [];
  // Two names that differ in their case alone are one file on some machines.
  const seen = new Set<string>();
  const waiting = [''];
  let bytes = 0;
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    for await (const entry of await fs.opendir(path.join(root, below))) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      const errorOf = (reason: string) => new PackageError(`${PAGE}/${name.slice(0, 200)}`, null, reason);
      if (!isSafePath(name))
        throw errorOf('its path is too long, hidden, or has other than plain characters');
      if (seen.has(name.toLowerCase())) throw errorOf('another path differs from it in case alone');
      seen.add(name.toLowerCase());
      if (seen.size > budget.files)
        throw new PackageError(PAGE, null, `there are more than ${budget.files} files and folders`);
      if (entry.isDirectory()) {
        waiting.push(name);
        continue;
      }
      if (!entry.isFile()) throw errorOf('it is a link, or no file');
      const mediaType = mediaTypeOf(name);
      if (mediaType === null) throw errorOf('a page has no files of this kind');
      const { size } = await fs.lstat(path.join(root, name));
      if (size > budget.bytesOfFile) throw errorOf(`it has more than ${budget.bytesOfFile} bytes`);
      bytes += size;
      if (bytes > budget.bytes)
        throw new PackageError(PAGE, null, `its files have more than ${budget.bytes} bytes`);
      files.push({ path: name, bytes: size, mediaType });
    }
  }
  if (!files.some((file) => file.path === START_PAGE))
    throw new PackageError(`${PAGE}/${START_PAGE}`, null, 'there is no such file');
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}
