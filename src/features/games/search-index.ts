import type { Game } from '../../../contract/games/catalogue.ts';
import { orderGames } from '../../../contract/games/playable.ts';
import { splitWords } from '../../platform/search/search-text.ts';

export interface SearchEntry {
  readonly game: Game;
  /** The name as it sorts. */
  readonly sortName: string;
  /** Offsets in the vocabulary: words of the name, then of everything else the game is known by. */
  readonly nameMessages: readonly number[];
  readonly otherMessages: readonly number[];
}

/** A catalogue made ready for searching: once for each game list, not for each key pressed. */
export interface SearchIndex {
  /** In the platform's order: what can be played first, then what is played most. */
  readonly entries: readonly SearchEntry[];
  /** Every different word once: a typed word is compared with these, not with every game. */
  readonly vocabulary: readonly string[];
}

/** @param otherNames what else finds a game: its studio, its type, its features in the player's language */
export function createSearchIndex(
  games: readonly Game[],
  otherNames: (game: Game) => readonly string[],
): SearchIndex {
  const places = new Map<string, number>();
  const placeOf = (word: string) => {
    const place = places.get(word);
    if (place !== undefined) return place;
    places.set(word, places.size);
    return places.size - 1;
  };
  const placesOf = (texts: readonly string[]) => [...new Set(texts)].map(placeOf);
  // Aliases, studios and features are shared by many games.
  const known = new Map<string, readonly string[]>();
  const wordsOf = (text: string) => {
    const words = known.get(text) ?? splitWords(text);
    known.set(text, words);
    return words;
  };
  const entries = orderGames(games).map((game) => {
    const name = splitWords(game.name);
    return {
      game,
      sortName: name.join(' '),
      // The name in one piece too: "moonwolf" is how many type it.
      nameMessages: placesOf([...name, name.join('')]),
      otherMessages: placesOf([...game.aliases, ...otherNames(game)].flatMap(wordsOf)),
    };
  });
  return { entries, vocabulary: [...places.keys()] };
}
