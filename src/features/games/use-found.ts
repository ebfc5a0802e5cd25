import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { isPlayable } from '../../../contract/games/playable.ts';
import { formatLocale } from '../../platform/i18n.ts';
import { brandName, featureName, typeName } from './game-facts.ts';
import type { GameFilter } from './game-filter.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { type SearchResult, searchGames } from './search-rules.ts';
import { searchStore } from './search-store.ts';

let made: { config: AppConfig; locale: string; index: SearchIndex } | null = null;

/** One index for the panel and its sheet, rebuilt for another catalogue or language. */
function indexOf(config: AppConfig): SearchIndex {
  const locale = formatLocale();
  if (made?.config !== config || made.locale !== locale) {
    const index = createSearchIndex(config.games, (game) => [
      brandName(config, game.brandId),
      typeName(config, game.typeId),
      ...(isPlayable(game) ? game.features.map(featureName) : []),
    ]);
    made = { config, locale, index };
  }
  return made.index;
}

export interface Search {
  /** As it stands in the field. */
  readonly filter: GameFilter;
  /** What `found` answers: it follows when the hand pauses. */
  readonly settled: GameFilter;
  readonly found: SearchResult;
  readonly index: SearchIndex;
}

/** The shared filter and the games it finds. */
export function useFound(config: AppConfig): Search {
  const filter = useStore(searchStore, (state) => state.filter);
  const settled = useDeferredValue(filter);
  const index = indexOf(config);
  const found = useMemo(() => searchGames(index, settled), [index, settled]);
  return { filter, settled, found, index };
}
