import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import type { CheckedMode } from '../package/check-package.ts';
import { PackageError } from '../package/package-error.ts';
import { externalHosts, rejectExternalScripts } from '../page/external-addresses.ts';
import { PAGE, type PageBudget, START_PAGE } from '../page/list-page.ts';
import { holdsAddresses } from '../page/media-types.ts';
import { type FileStore, hashFile } from '../store/file-store.ts';
import type { VersionFile } from '../studio-file-queries.ts';
import { preparePackage } from '../tables/prepare-package.ts';
import type { PreparedMode } from '../tables/prepared-mode.ts';
import { type ListedFile, listPackage } from './package-listing.ts';
import { reportBooks } from './package-progress.ts';

/** What a version consists of, before there is one. */
export interface StoredPackage {
  readonly modes: readonly CheckedMode[];
  /** What rounds are drawn from, a mode each. */
  readonly prepared: readonly PreparedMode[];
  /** By which its rounds can be checked, hex. */
  readonly commitment: string;
  readonly files: readonly VersionFile[];
  /** Of the list of the mathematics' files, hex. */
  readonly mathHash: string;
  /** What an operator should know of the page. */
  readonly warnings: readonly string[];
}

interface Storing {
  readonly store: FileStore;
  readonly report: (line: string) => void;
  readonly budget?: PageBudget;
}

/**
 * Checks a package whole and puts its files into the store. No version has them yet: what is refused is swept later.
 * @throws PackageError with file and reason for the first thing that is wrong, and where the folder changed meanwhile
 */
export async function storePackage(
  folder: string,
  { store, report, budget }: Storing,
): Promise<StoredPackage> {
  const listed = await listPackage(folder, budget);
  const bytes = listed.reduce((sum, file) => sum + file.bytes, 0);
  report(`${listed.length} files, ${bytes} bytes`);
  const files: VersionFile[] = [];
  for (const file of listed) files.push(await storeFile(file, store));
  const warnings = await judgePage(files, store);
  const packed = new Map(files.map((file) => [file.path, file.bytes]));
  const {
    commitment,
    modes: prepared,
    checked: modes,
  } = await preparePackage(
    folder,
    (chunks) => store.put(chunks),
    reportBooks(report, (file) => packed.get(file) ?? 0),
  );
  await assertUnchanged(folder, files, budget);
  const mathHash = hashOfFiles(files.filter(({ part }) => part === 'math'));
  return { modes, prepared, commitment, files: [...files, ...filesOf(prepared)], mathHash, warnings };
}

const filesOf = (prepared: readonly PreparedMode[]): VersionFile[] =>
  prepared.flatMap(({ files }, mode) =>
    Object.entries(files).map(([name, file]) => ({
      part: 'prepared' as const,
      path: `${mode}/${name}`,
      mediaType: 'application/octet-stream',
      ...file,
    })),
  );

async function storeFile(
  { part, path, place, mediaType }: ListedFile,
  store: FileStore,
): Promise<VersionFile> {
  const stored = await store.put(createReadStream(place));
  return { part, path, mediaType, ...stored };
}

/** @returns what the page wants from elsewhere. @throws PackageError for a start page with programs from elsewhere */
async function judgePage(files: readonly VersionFile[], store: FileStore): Promise<string[]> {
  const warnings: string[] = [];
  for (const { part, path, hash } of files) {
    if (part !== 'page' || !holdsAddresses(path)) continue;
    const text = await fs.readFile(store.placeOf(hash), 'utf8');
    if (path === START_PAGE) rejectExternalScripts(text);
    const hosts = externalHosts(text);
    if (hosts.length > 0) warnings.push(`${PAGE}/${path} names ${hosts.join(', ')}`);
  }
  return warnings;
}

/** What was checked, and what was stored, must be one and the same package. */
async function assertUnchanged(
  folder: string,
  files: readonly VersionFile[],
  budget: PageBudget | undefined,
): Promise<void> {
  const nameOf = ({ part, path }: Pick<VersionFile, 'part' | 'path'>) => `${part}/${path}`;
  const changed = (name: string) => new PackageError(name, null, 'it changed while the package was read');
  const again = new Map((await listPackage(folder, budget)).map((file) => [nameOf(file), file.place]));
  for (const file of files) {
    const place = again.get(nameOf(file));
    if (place === undefined || (await hashFile(place)) !== file.hash) throw changed(nameOf(file));
    again.delete(nameOf(file));
  }
  for (const name of again.keys()) throw changed(name);
}

/** In the order of their paths, as `sha256sum` writes a list of files and as it hashes that list: anybody who has the files can do the same. */
function hashOfFiles(files: readonly VersionFile[]): string {
  const lines = files.map(({ hash, path }) => `${hash}  ${path}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex');
}

/** Of all that a studio brought for a version; two that are the same have the same one. */
export function hashOfContent(
  { name, brand }: { readonly name: string; readonly brand: string },
  files: readonly VersionFile[],
): string {
  const brought = files.filter(({ part }) => part !== 'prepared');
  const parts = brought.map(({ part, path, hash }) => [part, path, hash].join('\t')).sort();
  return createHash('sha256')
    .update(JSON.stringify([name, brand, parts]))
    .digest('hex');
}
