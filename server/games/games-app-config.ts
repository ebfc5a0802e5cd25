import { createHash } from 'node:crypto';
import type { Game } from '../../contract/games/catalogue.ts';
import type { AppConfigQuestion } from '../hooks.ts';
import { readGameBrands, readGames, readGameTypes } from './catalogue-queries.ts';

const versionOf = (games: readonly Game[]): string =>
  createHash('sha256').update(JSON.stringify(games)).digest('hex').slice(0, 12);

/** The catalogue, as every visitor gets it. */
export async function readGamesAppConfig({ sql }: AppConfigQuestion) {
  const [games, gameTypes, gameBrands] = await Promise.all([
    readGames(sql),
    readGameTypes(sql),
    readGameBrands(sql),
  ]);
  return { games, gameTypes, gameBrands, gameListVersion: versionOf(games) };
}
