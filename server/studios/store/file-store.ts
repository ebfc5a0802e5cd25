import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/** A file by what is in it. */
export interface StoredFile {
  /** SHA-256, hex. */
  readonly hash: string;
  readonly bytes: number;
}

/** What was once found of a file that had this size and time. */
interface ContentCheck {
  readonly stamp: string;
  readonly fault: Promise<string | null>;
}

const HASH = /^[0-9a-f]{64}$/;
/** Entries of files that this process has hashed; the oldest one is hashed again where there are more. */
const MAX_CHECKED = 20_000;

/**
 * Files under the hash of what is in them: one that is there is whole, and never changes. Which of them belong to a
 * version is the database's.
 */
export class FileStore {
  readonly #files: string;
  readonly #drafts: string;
  readonly #checked = new Map<string, ContentCheck>();

  constructor(folder: string) {
    this.#files = path.join(folder, 'files');
    this.#drafts = path.join(folder, 'drafts');
  }

  /** Where a file is, or would be. */
  placeOf = (hash: string): string => path.join(this.#files, hash);

  /** Takes a file in. It gets its name once all of it is on the disk; one that is there already is written anew. */
  async put(chunks: AsyncIterable<Uint8Array>): Promise<StoredFile> {
    await fs.mkdir(this.#files, { recursive: true });
    await fs.mkdir(this.#drafts, { recursive: true });
    const draft = path.join(this.#drafts, randomUUID());
    const digest = createHash('sha256');
    let bytes = 0;
    const counted = async function* () {
      for await (const chunk of chunks) {
        digest.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    try {
      const handle = await fs.open(draft, 'wx');
      try {
        await handle.writeFile(counted());
        await handle.sync();
      } finally {
        await handle.close();
      }
      const hash = digest.digest('hex');
      await fs.rename(draft, this.placeOf(hash));
      await syncFolder(this.#files);
      return { hash, bytes };
    } catch (error) {
      await fs.rm(draft, { force: true });
      throw error;
    }
  }

  /**
   * Why a file cannot be used here, as the end of a sentence; null where nothing is known against it. Its size is looked at
   * each time, its content only by `findFault`.
   */
  async findKnownFault({ hash, bytes }: StoredFile): Promise<string | null> {
    const found = await this.#stat(hash);
    const fault = faultOfSize(found, bytes);
    const known = this.#checked.get(hash);
    if (fault !== null || known?.stamp !== found?.stamp) return fault;
    return (await known?.fault) ?? null;
  }

  /** The same after its content was read: at its first use by this process, and again when its size or time has changed. */
  async findFault({ hash, bytes }: StoredFile): Promise<string | null> {
    const found = await this.#stat(hash);
    const fault = faultOfSize(found, bytes);
    if (fault !== null || found === null) return fault;
    const known = this.#checked.get(hash);
    if (known?.stamp === found.stamp) return known.fault;
    const checked: ContentCheck = { stamp: found.stamp, fault: this.#read(hash) };
    const [oldest] = this.#checked.keys();
    if (this.#checked.size >= MAX_CHECKED && oldest !== undefined) this.#checked.delete(oldest);
    this.#checked.set(hash, checked);
    return checked.fault;
  }

  async #read(hash: string): Promise<string | null> {
    try {
      return (await hashFile(this.placeOf(hash))) === hash ? null : 'is not what was published';
    } catch (error) {
      // Whether it can be read the next time is another question.
      this.#checked.delete(hash);
      return `cannot be read (${(error as NodeJS.ErrnoException).code ?? error})`;
    }
  }

  /** Files and drafts that were written before a moment. */
  async listBefore(moment: number): Promise<{ readonly hashes: string[]; readonly drafts: string[] }> {
    const [hashes, drafts] = await Promise.all([
      namesBefore(this.#files, moment),
      namesBefore(this.#drafts, moment),
    ]);
    return { hashes: hashes.filter((name) => HASH.test(name)), drafts };
  }

  /** Removes a file, unless it was written again since `moment`. @returns whether it did */
  async removeBefore(hash: string, moment: number): Promise<boolean> {
    const place = this.placeOf(hash);
    if (!(await isBefore(place, moment))) return false;
    await fs.rm(place, { force: true });
    this.#checked.delete(hash);
    return true;
  }

  removeDraft = (name: string): Promise<void> => fs.rm(path.join(this.#drafts, name), { force: true });

  async #stat(hash: string): Promise<FoundFile | null> {
    const stats = await fs.stat(this.placeOf(hash), { bigint: true }).catch(nullIfMissing);
    return stats?.isFile() ? { size: Number(stats.size), stamp: `${stats.size} ${stats.mtimeNs}` } : null;
  }
}

interface FoundFile {
  readonly size: number;
  readonly stamp: string;
}

function faultOfSize(found: FoundFile | null, bytes: number): string | null {
  if (!found) return 'is missing';
  return found.size === bytes ? null : `has ${found.size} bytes instead of ${bytes}`;
}

export async function hashFile(place: string): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(place)) digest.update(chunk);
  return digest.digest('hex');
}

async function namesBefore(folder: string, moment: number): Promise<string[]> {
  const names = (await fs.readdir(folder).catch(nullIfMissing)) ?? [];
  const old: string[] = [];
  for (const name of names) if (await isBefore(path.join(folder, name), moment)) old.push(name);
  return old;
}

async function isBefore(place: string, moment: number): Promise<boolean> {
  const stats = await fs.stat(place).catch(nullIfMissing);
  return stats?.isFile() === true && stats.mtimeMs < moment;
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** A new name survives a power cut only once its folder is on the disk. Windows does it by itself, and refuses to. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
