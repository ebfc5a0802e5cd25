import { GameStatus } from '../../../contract/ids.ts';
import { weightOfMode } from '../../../maths/game-weights.ts';
import type { Db, Tx } from '../../db/sql.ts';
import { idOfRemoteBrand } from '../game-brand-queries.ts';

/** Ids of aggregators' games begin here: those of studios whose packages we have begin at 100,000. */
const FIRST_REMOTE_GAME = 1_000_000;
const BASIS_POINTS = 10_000n;

/** What a list says of a game. */
export interface StatedGame {
  /** As the aggregator calls it. */
  readonly code: string;
  readonly name: string;
  /** Who has made it: the name of its brand. */
  readonly studio: string;
  /** See `GameType`. */
  readonly typeId: number;
  /** In basis points. */
  readonly rtpBp: number;
  /** 1 calm to 5 wild. */
  readonly volatility: number;
  /** Cents. */
  readonly minBet: number;
  readonly maxBet: number;
}

/** A poster in the store of files, and the picture that it was made of. */
export interface RemotePoster {
  readonly pictureUrl: string;
  /** SHA-256, hex. */
  readonly hash: string;
  readonly bytes: number;
  /** Where the app serves it. */
  readonly address: string;
}

export interface KnownRemoteGame extends StatedGame {
  readonly gameId: number;
  readonly isOffered: boolean;
  /** Its stakes count by what it returns; until it is saved again those of an earlier row count in full. */
  readonly isWeighed: boolean;
  readonly pictureUrl: string | null;
}

export const readRemoteGames = (db: Db, aggregator: string): Promise<KnownRemoteGame[]> =>
  db<KnownRemoteGame[]>`
    select remote.code, games.name, remote.studio, games.type_id, games.rtp_bp, games.volatility, games.min_bet,
      games.max_bet, games.id as game_id, remote.is_offered, games.least_weight is not null as is_weighed, remote.picture_url
    from remote_games as remote join games on games.id = remote.game_id
    where remote.aggregator = ${aggregator} order by remote.code`;

/** Lists a game that was not known before, or writes anew what is stated of a known one. It is open, unless its studio is closed. */
export async function saveRemoteGame(
  tx: Tx,
  aggregator: string,
  { slug, poster, ...game }: StatedGame & { readonly slug: string; readonly poster: RemotePoster | null },
): Promise<void> {
  const { code, studio, ...stated } = game;
  const row = {
    ...stated,
    brandId: await idOfRemoteBrand(tx, studio, aggregator),
    leastWeight: weightOfMode({ numerator: BigInt(game.rtpBp), denominator: BASIS_POINTS }),
    ...(poster && { poster: poster.address }),
  };
  const [known] = await tx<{ gameId: number }[]>`
    select game_id from remote_games where aggregator = ${aggregator} and code = ${code} for update`;
  const gameId = known?.gameId ?? (await insertGame(tx, { ...row, slug }));
  if (known) await tx`update games set ${tx(row)} where id = ${gameId}`;
  const remote = {
    ...{ aggregator, code, gameId, studio, isOffered: true },
    ...(poster && {
      pictureUrl: poster.pictureUrl,
      posterHash: Buffer.from(poster.hash, 'hex'),
      posterBytes: poster.bytes,
    }),
  };
  if (known)
    await tx`update remote_games set ${tx(remote)} where aggregator = ${aggregator} and code = ${code}`;
  else await tx`insert into remote_games ${tx(remote)}`;
}

/** @returns its id */
async function insertGame(tx: Tx, row: Readonly<Record<string, string | number>>): Promise<number> {
  // Two lists at once must not give one id twice.
  await tx`select pg_advisory_xact_lock(hashtextextended('remote games', 0))`;
  const [{ id }] = await tx<[{ id: number }]>`
    select greatest(max(id) + 1, ${FIRST_REMOTE_GAME}) as id from games`;
  const whole = {
    ...row,
    ...{ id, aliases: [], tags: [], features: [], popularity: 0, status: GameStatus.open, isRemote: true },
  };
  await tx`insert into games ${tx(whole)}`;
  return id;
}

/** @returns how many there were */
export async function withdrawRemoteGames(
  tx: Tx,
  aggregator: string,
  /** Those that are offered. */
  codes: readonly string[],
): Promise<number> {
  const { count } = await tx`
    update remote_games set is_offered = false
    where aggregator = ${aggregator} and is_offered and code <> all(${[...codes]}::text[])`;
  return count;
}

/** Aggregators with games on offer that are not among these. */
export async function readOtherAggregators(db: Db, known: readonly string[]): Promise<string[]> {
  const rows = await db<{ aggregator: string }[]>`
    select distinct aggregator from remote_games join games on games.id = game_id and is_remote
    where is_offered and aggregator <> all(${[...known]}::text[])`;
  return rows.map(({ aggregator }) => aggregator);
}

/**
 * Opens the games of an aggregator that are offered and whose studio answers, and closes all others. What an operator has
 * said of a game stays.
 */
export async function updateRemoteStatuses(tx: Tx, aggregator: string): Promise<void> {
  const changed = await tx<{ id: number; status: number }[]>`
    select id, wanted as status from (
      select games.id, games.status, case
        when remote.is_offered and studios.closed_at is null then ${GameStatus.open}::integer
        else ${GameStatus.maintenance}::integer end as wanted
      from remote_games as remote
      join games on games.id = remote.game_id and games.is_remote
      left join remote_studios as studios on studios.aggregator = remote.aggregator and studios.studio = remote.studio
      where remote.aggregator = ${aggregator}) as judged
    where status <> wanted`;
  // Every statement on games tells all processes that the config has changed.
  for (const status of new Set(changed.map((game) => game.status))) {
    const ids = changed.filter((game) => game.status === status).map(({ id }) => id);
    await tx`update games set status = ${status} where id = any(${ids}::integer[])`;
  }
}

/** The file of a remote game's poster by its hash. */
export async function findRemotePoster(
  db: Db,
  hash: string,
): Promise<{ hash: string; bytes: number } | undefined> {
  const [file] = await db<{ hash: string; bytes: number }[]>`
    select encode(poster_hash, 'hex') as hash, poster_bytes as bytes from remote_games
    where poster_hash = ${Buffer.from(hash, 'hex')} limit 1`;
  return file;
}

/** Those of some hashes that are posters of remote games. */
export async function readRemotePosters(db: Db, hashes: readonly string[]): Promise<string[]> {
  const rows = await db<{ hash: string }[]>`
    select distinct encode(poster_hash, 'hex') as hash from remote_games
    where encode(poster_hash, 'hex') = any(${[...hashes]}::text[])`;
  return rows.map(({ hash }) => hash);
}
