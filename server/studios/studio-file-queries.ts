import type { Db, Tx } from '../db/sql.ts';
import { findRemotePoster, readRemotePosters } from '../games/public/remote-games.ts';
import type { StoredFile } from './store/file-store.ts';

/** What a file is there for. `prepared` is what rounds are drawn from. */
export type FilePart = 'math' | 'page' | 'poster' | 'prepared';

/** A file of a version. */
export interface VersionFile extends StoredFile {
  readonly part: FilePart;
  /** Below its part. */
  readonly path: string;
  readonly mediaType: string;
}

/** A version of a game. */
export interface VersionKey {
  readonly game: string;
  readonly version: number;
}

/** What rounds of a version are said to be played by. */
export const mathsOf = ({ game, version }: VersionKey): string => `${game}@${version}`;

/** Whoever adds a version or removes files holds it: no file goes while it gets its row. */
export async function lockStudioFiles(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended('studio files', 0))`;
}

export async function insertVersionFiles(
  tx: Tx,
  { game, version }: VersionKey,
  files: readonly VersionFile[],
): Promise<void> {
  const rows = files.map(({ part, path, mediaType, hash, bytes }) => ({
    gameId: game,
    version,
    part,
    path,
    hash: Buffer.from(hash, 'hex'),
    bytes,
    mediaType,
  }));
  await tx`insert into studio_files ${tx(rows)}`;
}

export const readVersionFiles = (db: Db, { game, version }: VersionKey): Promise<VersionFile[]> =>
  db<VersionFile[]>`
    select part, path, encode(hash, 'hex') as hash, bytes, media_type from studio_files
    where game_id = ${game} and version = ${version} order by part, path`;

export async function findVersionFile(
  db: Db,
  { game, version }: VersionKey,
  { part, path }: Pick<VersionFile, 'part' | 'path'>,
): Promise<VersionFile | undefined> {
  const [file] = await db<VersionFile[]>`
    select part, path, encode(hash, 'hex') as hash, bytes, media_type from studio_files
    where game_id = ${game} and version = ${version} and part = ${part} and path = ${path}`;
  return file;
}

/** The poster of any version, or of a remote game, by its hash. */
export async function findPoster(db: Db, hash: string): Promise<StoredFile | undefined> {
  const [file] = await db<StoredFile[]>`
    select encode(hash, 'hex') as hash, bytes from studio_files
    where part = 'poster' and hash = ${Buffer.from(hash, 'hex')} limit 1`;
  return file ?? findRemotePoster(db, hash);
}

/** Those of some hashes that belong to a version, or are the poster of a remote game. */
export async function readUsedHashes(tx: Tx, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx<{ hash: string }[]>`
    select distinct encode(hash, 'hex') as hash from studio_files
    where encode(hash, 'hex') = any(${[...hashes]}::text[])`;
  return new Set([...rows.map(({ hash }) => hash), ...(await readRemotePosters(tx, hashes))]);
}
