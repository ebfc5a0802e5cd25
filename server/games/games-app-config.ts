import { createHash } from 'node:crypto';
import type { Game } from '../../contract/games/catalogue.ts';
import type { AppConfigQuestion } from '../hooks.ts';
import { readGameBrands, readGames, readGameTypes } from './catalogue-queries.ts';
import { readGameWeights, withLeastWeights } from './game-weights.ts';
import { readLeastWeights } from './hosted-rounds/hosted-game-queries.ts';

const versionOf = (games: readonly Game[]): string =>
  createHash('sha256').update(JSON.stringify(games)).digest('hex').slice(0, 12);

/** The catalogue, and what stakes in it count toward rewards, as every visitor gets them. */
export async function readGamesAppConfig({ sql }: AppConfigQuestion) {
  const [games, gameTypes, gameBrands, weights, least] = await Promise.all([
    readGames(sql),
    readGameTypes(sql),
    readGameBrands(sql),
    readGameWeights(sql),
    readLeastWeights(sql),
  ]);
  const gameWeights = withLeastWeights(weights, least);
  return { games, gameTypes, gameBrands, gameWeights, gameListVersion: versionOf(games) };
}
