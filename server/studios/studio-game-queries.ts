import type { Db, Tx } from '../db/sql.ts';
import type { StudioPlace } from './serve/studio-origins.ts';
import type { VersionKey } from './studio-file-queries.ts';

export interface GameRow {
  readonly id: string;
  /** By which new rounds are played; null until one is released. */
  readonly currentVersion: number | null;
  readonly withdrawnAt: number | null;
}

export interface VersionRow {
  readonly number: number;
  readonly name: string;
  readonly brand: string;
  /** Hex. */
  readonly mathHash: string;
  /** By which its rounds can be checked, hex. */
  readonly commitment: string;
  /** See `writeModes`. */
  readonly modes: string;
  /** JSON: a `PreparedMode` each, in the same order. */
  readonly prepared: string;
  readonly publishedAt: number;
  readonly publishedBy: string;
}

export async function isPlatformGame(db: Db, slug: string): Promise<boolean> {
  const { count } = await db`select 1 from games where slug = ${slug} and not is_hosted`;
  return count > 0;
}

export async function insertMissingGame(tx: Tx, id: string): Promise<void> {
  await tx`insert into studio_games (id) values (${id}) on conflict do nothing`;
}

export async function findGame(db: Db, id: string): Promise<GameRow | undefined> {
  const [game] = await db<GameRow[]>`
    select id, current_version, withdrawn_at from studio_games where id = ${id}`;
  return game;
}

export const readGames = (db: Db): Promise<GameRow[]> =>
  db<GameRow[]>`select id, current_version, withdrawn_at from studio_games order by id`;

/** Until the end of the transaction nobody else changes the game. */
export async function lockGame(tx: Tx, id: string): Promise<GameRow | undefined> {
  const [game] = await tx<GameRow[]>`
    select id, current_version, withdrawn_at from studio_games where id = ${id} for update`;
  return game;
}

export async function updateCurrentVersion(tx: Tx, { game, version }: VersionKey): Promise<void> {
  await tx`update studio_games set current_version = ${version}, withdrawn_at = null where id = ${game}`;
}

export async function updateWithdrawn(tx: Tx, id: string, now: number): Promise<void> {
  await tx`update studio_games set withdrawn_at = ${now} where id = ${id}`;
}

/** The version of a game that has exactly this content. */
export async function findVersionOf(db: Db, game: string, contentHash: string): Promise<number | null> {
  const [row] = await db<{ number: number }[]>`
    select number from studio_versions
    where game_id = ${game} and content_hash = ${Buffer.from(contentHash, 'hex')}`;
  return row?.number ?? null;
}

interface NewVersion extends Omit<VersionRow, 'number'> {
  readonly contentHash: string;
}

/** The game must be locked. @returns its number, one more than the last */
export async function insertVersion(tx: Tx, game: string, version: NewVersion): Promise<number> {
  const { name, brand, mathHash, contentHash, commitment, modes, prepared, publishedAt, publishedBy } =
    version;
  const [row] = await tx<[{ number: number }]>`
    insert into studio_versions
      (game_id, number, name, brand, math_hash, content_hash, commitment, modes, prepared, published_at, published_by)
    select ${game}, coalesce(max(number), 0) + 1, ${name}, ${brand}, ${Buffer.from(mathHash, 'hex')},
      ${Buffer.from(contentHash, 'hex')}, ${Buffer.from(commitment, 'hex')}, ${modes}, ${prepared}, ${publishedAt},
      ${publishedBy}
    from studio_versions where game_id = ${game}
    returning number`;
  return row.number;
}

export async function findVersion(db: Db, { game, version }: VersionKey): Promise<VersionRow | undefined> {
  const [row] = await db<VersionRow[]>`
    select number, name, brand, encode(math_hash, 'hex') as math_hash, encode(commitment, 'hex') as commitment, modes, prepared,
      published_at, published_by
    from studio_versions where game_id = ${game} and number = ${version}::bigint`;
  return row;
}

/** Every version of a game, from its first one on. */
export const readVersions = (db: Db, game: string): Promise<VersionRow[]> =>
  db<VersionRow[]>`
    select number, name, brand, encode(math_hash, 'hex') as math_hash, encode(commitment, 'hex') as commitment, modes, prepared,
      published_at, published_by
    from studio_versions where game_id = ${game} order by number`;

/** By its id, or by its place on this machine. */
export async function findGamePlace(
  db: Db,
  by: { readonly id: string } | { readonly place: number },
): Promise<StudioPlace | undefined> {
  const [game] = await db<StudioPlace[]>`
    select id, place from studio_games where ${'id' in by ? db`id = ${by.id}` : db`place = ${by.place}`}`;
  return game;
}

/** Every game of which a version was ever released. */
export const readGamePlaces = (db: Db): Promise<StudioPlace[]> =>
  db<StudioPlace[]>`select id, place from studio_games where current_version is not null order by place`;
