import type { Tx } from '../db/sql.ts';
import { CATALOGUE } from './catalogue/games.ts';
import { GAME_BRANDS, GAME_TYPES } from './catalogue/shelves.ts';
import { insertMissingGameBrands, insertMissingGameTypes, saveGames } from './game-queries.ts';

/** The catalogue is the build's and is renewed; whether a game is shown is the operator's and stays. */
export async function seedGames(tx: Tx): Promise<void> {
  await insertMissingGameTypes(tx, GAME_TYPES);
  await insertMissingGameBrands(tx, GAME_BRANDS);
  await saveGames(tx, CATALOGUE);
}
