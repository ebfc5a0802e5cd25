import type { Tx } from '../db/sql.ts';
import { CATALOGUE } from './catalogue/games.ts';
import { GAME_BRANDS, GAME_TYPES } from './catalogue/shelves.ts';
import { insertMissingGameBrands, insertMissingGameTypes, saveGames } from './game-queries.ts';
import { saveGameVersions } from './game-versions.ts';

/** The catalogue comes from the build and is updated; whether a game is shown is the operator's choice and stays. */
export async function seedGames(tx: Tx, now: number): Promise<void> {
  await insertMissingGameTypes(tx, GAME_TYPES);
  await insertMissingGameBrands(tx, GAME_BRANDS);
  await saveGames(tx, CATALOGUE);
  await saveGameVersions(tx, now);
}
