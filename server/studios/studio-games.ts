import type { Db } from '../db/sql.ts';
import type { FileStore } from './store/file-store.ts';
import {
  type FilePart,
  findVersionFile,
  readVersionFiles,
  type VersionFile,
  type VersionKey,
} from './studio-file-queries.ts';
import { findGame, findVersion, type VersionRow } from './studio-game-queries.ts';

/** Whether new rounds of a game can be played in this process, and in a sentence why not. */
type StudioGameState =
  | { readonly state: 'ready'; readonly reason: null }
  | { readonly state: 'withdrawn' | 'damaged'; readonly reason: string };

type StudioGame = StudioGameState & {
  readonly game: string;
  /** By which new rounds are played. */
  readonly version: VersionRow;
};

/** A file of a version that cannot be used in this process; its game is closed here, and nothing else. */
export class StudioFileError extends Error {
  override readonly name = 'StudioFileError';
}

/** Null for a game that is unknown, and for one of which no version was released. */
export async function readStudioGame(db: Db, store: FileStore, game: string): Promise<StudioGame | null> {
  const row = await findGame(db, game);
  if (!row || row.currentVersion === null) return null;
  const key = { game, version: row.currentVersion };
  const version = await findVersion(db, key);
  if (!version) return null;
  if (row.withdrawnAt !== null) {
    const reason = `It was withdrawn at ${new Date(row.withdrawnAt).toISOString()}.`;
    return { game, version, state: 'withdrawn', reason };
  }
  const reason = await findDamage(db, store, key);
  return reason === null
    ? { game, version, state: 'ready', reason }
    : { game, version, state: 'damaged', reason };
}

/** A sentence about the first file of a version that this process lacks or has found changed; null without one. */
export async function findDamage(db: Db, store: FileStore, key: VersionKey): Promise<string | null> {
  for (const file of await readVersionFiles(db, key)) {
    const fault = await store.findKnownFault(file);
    if (fault !== null) return sayFault(key, file, fault);
  }
  return null;
}

const sayFault = ({ game, version }: VersionKey, { part, path }: VersionFile, fault: string): string =>
  `${part}/${path} of ${game}, version ${version}, ${fault}.`;

interface UsableFile extends VersionFile {
  /** Where it is on this machine. */
  readonly place: string;
}

/**
 * A file of any version: open rounds end on the one that they began with. Its content is checked at its first use.
 * @returns null where the version has no such file
 * @throws StudioFileError where this process lacks it, or has another
 */
export async function studioFile(
  db: Db,
  store: FileStore,
  { part, path, ...key }: VersionKey & { readonly part: FilePart; readonly path: string },
): Promise<UsableFile | null> {
  const file = await findVersionFile(db, key, { part, path });
  if (!file) return null;
  const fault = await store.findFault(file);
  if (fault !== null) throw new StudioFileError(sayFault(key, file, fault));
  return { ...file, place: store.placeOf(file.hash) };
}
