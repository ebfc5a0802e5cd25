import type { Tx } from '../db/sql.ts';
import { CATALOGUE } from './catalogue/games.ts';
import { GAME_BRANDS, GAME_TYPES } from './catalogue/shelves.ts';

/** The catalogue is the build's and is renewed; whether a game is shown is the operator's and stays. */
export async function seedGames(tx: Tx): Promise<void> {
  await tx`insert into game_types ${tx(GAME_TYPES)} on conflict do nothing`;
  await tx`insert into game_brands ${tx(GAME_BRANDS)} on conflict do nothing`;
  const rows = CATALOGUE.map(({ aliases, tags, features, ...game }) => ({
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
