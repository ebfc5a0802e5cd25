import type * as z from 'zod/mini';
import type { Game, gameBrandSchema, gameTypeSchema } from '../../contract/games/catalogue.ts';
import type { Db } from '../db/sql.ts';

type GameRow = Omit<Game, 'poster' | 'isRemote'> & {
  readonly poster: string | null;
  readonly isRemote: boolean;
};

/** Reads all games, the most popular first. */
export async function readGames(db: Db): Promise<Game[]> {
  const rows = await db<GameRow[]>`
    select id, slug, name, aliases, type_id, brand_id, rtp_bp, volatility, min_bet, max_bet, tags, features,
      popularity, coalesce(status_override, status) as status, poster, is_remote
    from games order by popularity desc, id`;
  return rows.map(({ poster, isRemote, ...game }) => ({
    ...game,
    ...(poster !== null && { poster }),
    ...(isRemote && { isRemote }),
  }));
}

type GameType = z.input<typeof gameTypeSchema>;

export const readGameTypes = (db: Db): Promise<GameType[]> =>
  db<GameType[]>`select id, key, status, sort from game_types order by sort`;

type GameBrand = z.input<typeof gameBrandSchema>;

export const readGameBrands = (db: Db): Promise<GameBrand[]> =>
  db<GameBrand[]>`select id, name, sort from game_brands order by sort`;
