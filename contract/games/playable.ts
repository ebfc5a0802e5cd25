import { GameStatus } from '../ids.ts';
import type { Game } from './catalogue.ts';

/**
 * Whether a game can be played now. Whatever states a number or a figure of games asks this: of one that is still to come
 * there are none, and one in maintenance is not on offer.
 */
export const isPlayable = ({ status }: Pick<Game, 'status'>): boolean => status === GameStatus.open;

export const countPlayable = (games: readonly Pick<Game, 'status'>[]): number =>
  games.filter(isPlayable).length;

/** A game that cannot be played never leads. */
export function orderGames(games: readonly Game[]): Game[] {
  const rank = (game: Game) => (isPlayable(game) ? 0 : game.status === GameStatus.maintenance ? 1 : 2);
  return games.toSorted((a, b) => rank(a) - rank(b) || b.popularity - a.popularity);
}
