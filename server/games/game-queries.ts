import type { Game } from '../../contract/games/catalogue.ts';
import type { Db, Tx } from '../db/sql.ts';
import type { RemoteGame } from '../hooks.ts';
import type { GAME_BRANDS, GAME_TYPES } from './catalogue/shelves.ts';

interface OpenableGame {
  readonly slug: string;
  /** See `GameStatus`; the operator's status overrides the build's. */
  readonly status: number;
  /** A studio's, whose tables decide it. */
  readonly isHosted: boolean;
  /** The id of the aggregator behind which a studio's server decides it; null for any other game. */
  readonly aggregator: string | null;
  /** As the aggregator calls it. */
  readonly code: string | null;
  /** Who has made a remote game. */
  readonly studio: string | null;
  /** In maintenance because its studio does not answer. */
  readonly isStudioDown: boolean;
}

/** `gameId` may be any whole number. */
export async function findGame(db: Db, gameId: number): Promise<OpenableGame | undefined> {
  const [game] = await db<OpenableGame[]>`
    select slug, coalesce(status_override, status) as status, is_hosted, remote.aggregator, remote.code, remote.studio,
      status_override is null and studios.closed_at is not null and remote.is_offered as is_studio_down
    from games
    left join remote_games as remote on remote.game_id = id and is_remote
    left join remote_studios as studios on studios.aggregator = remote.aggregator and studios.studio = remote.studio
    where id = ${gameId}::bigint`;
  return game;
}

export const isRemoteGame = (game: OpenableGame): game is OpenableGame & RemoteGame =>
  game.aggregator !== null;

/** Whether the game exists. `gameId` may be any whole number. */
export async function hasGame(db: Db, gameId: number): Promise<boolean> {
  const { count } = await db`select id from games where id = ${gameId}::bigint`;
  return count > 0;
}

/** Null restores the build's status. Returns whether the game exists. */
export async function updateStatusOverride(tx: Tx, slug: string, status: number | null): Promise<boolean> {
  const { count } = await tx`update games set status_override = ${status} where slug = ${slug}`;
  return count > 0;
}

/** Existing rows are not changed. */
export async function insertMissingGameTypes(tx: Tx, types: typeof GAME_TYPES): Promise<void> {
  await tx`insert into game_types ${tx(types)} on conflict do nothing`;
}

/** Existing rows are not changed. */
export async function insertMissingGameBrands(tx: Tx, brands: typeof GAME_BRANDS): Promise<void> {
  await tx`insert into game_brands ${tx(brands)} on conflict do nothing`;
}

/** Replaces the rows; the operator's status stays. */
export async function saveGames(tx: Tx, games: readonly Game[]): Promise<void> {
  const rows = games.map(({ aliases, tags, features, ...game }) => ({
    ...game,
    aliases: [...aliases],
    tags: [...tags],
    features: [...features],
  }));
  await tx`
    insert into games ${tx(rows)}
    on conflict (id) do update set
      slug = excluded.slug, name = excluded.name, aliases = excluded.aliases, type_id = excluded.type_id,
      brand_id = excluded.brand_id, rtp_bp = excluded.rtp_bp, volatility = excluded.volatility,
      min_bet = excluded.min_bet, max_bet = excluded.max_bet, tags = excluded.tags,
      features = excluded.features, popularity = excluded.popularity, status = excluded.status`;
}
