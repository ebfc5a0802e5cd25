import { lstat, realpath } from 'node:fs/promises';
import path from 'node:path';
import { PackageError } from './package-error.ts';

/** Folders and file names of plain characters; none of them hidden, none that leads upwards. */
const SAFE_PATH = /^(?:[A-Za-z0-9_-][\w.-]*\/)*[A-Za-z0-9_-][\w.-]*$/;

export const isSafePath = (name: string): boolean =>
  name.length <= 200 && SAFE_PATH.test(name) && !name.includes('..');

/**
 * The place of a file that a package names, inside of the package.
 * @throws PackageError for a path that leads elsewhere, and where no file is
 */
export async function locateFile(folder: string, name: string): Promise<string> {
  if (!isSafePath(name))
    throw new PackageError(name.slice(0, 200), null, 'this is no path of a file inside the package');
  const place = path.join(folder, name);
  const stats = await lstat(place).catch(() => null);
  if (!stats?.isFile()) throw new PackageError(name, null, 'there is no such file');
  // One of its folders may be a link.
  const [inside, real] = await Promise.all([realpath(folder), realpath(place)]);
  if (!real.startsWith(inside + path.sep))
    throw new PackageError(name, null, 'the file lies outside of the package');
  return place;
}
