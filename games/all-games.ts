import type { AnyGame } from '../maths/game-maths.ts';
import { GAMES } from './game-list.ts';

/** All of them at once, for the server and the tests. In a browser `loadGame` loads one. */
export const ALL_GAMES: readonly AnyGame[] = await Promise.all(
  GAMES.flatMap(({ versions }) => versions.map(({ load }) => load())),
);

/** The maths that a game of the catalogue is played with; null while it has none. */
export function gameMathsOf(slug: string): AnyGame | null {
  return ALL_GAMES.find((game) => game.slug === slug) ?? null;
}

/** The maths of a round, by the name in its fairness proof, like `royal-sevens@1`. */
export function gameMathsByName(maths: string): AnyGame | null {
  return ALL_GAMES.find((game) => game.maths === maths) ?? null;
}
