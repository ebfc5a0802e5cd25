import type * as z from 'zod/mini';
import type { Game, gameBrandSchema, gameTypeSchema } from '../../contract/games/catalogue.ts';
import type { Db } from '../db/sql.ts';

/** Reads all games of ours, the most popular first. */
export const readGames = (db: Db): Promise<Game[]> =>
  db<Game[]>`
    select id, slug, name, aliases, type_id, brand_id, rtp_bp, volatility, min_bet, max_bet, tags, features,
      popularity, coalesce(status_override, status) as status
    from games where not is_hosted order by popularity desc, id`;

type GameType = z.input<typeof gameTypeSchema>;

export const readGameTypes = (db: Db): Promise<GameType[]> =>
  db<GameType[]>`select id, key, status, sort from game_types order by sort`;

type GameBrand = z.input<typeof gameBrandSchema>;

export const readGameBrands = (db: Db): Promise<GameBrand[]> =>
  db<GameBrand[]>`select id, name, sort from game_brands order by sort`;
