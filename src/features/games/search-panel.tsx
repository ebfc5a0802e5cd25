import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import type { Game } from '../../../contract/games/catalogue.ts';
import { isPlayable } from '../../../contract/games/playable.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { FilterFields } from './filter-fields.tsx';
import { brandName, percentText, shortMoney, typeName, volatilityName } from './game-facts.ts';
import type { GameFilter } from './game-filter.ts';
import { GameGrid } from './game-grid.tsx';
import { ListHead } from './list-head.tsx';
import { NothingFound } from './nothing-found.tsx';
import { RecentSearches } from './recent-list.tsx';
import { rememberSearch } from './recent-searches.ts';
import styles from './search.module.css';
import bar from './search-bar.module.css';
import { SearchField } from './search-field.tsx';
import type { SearchResult } from './search-rules.ts';
import { SearchTools } from './search-tools.tsx';
import { useFilterAddress } from './use-filter-address.ts';
import { useFound } from './use-found.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** `/game/search`: every game, found while typing; with a query the whole of a category or a studio. */
export function SearchPanel() {
  const config = useStore(configStore, (state) => state.config);
  return config ? <Search config={config} /> : <SkeletonRows count={6} height="64px" />;
}

function Search({ config }: { config: AppConfig }) {
  useFilterAddress();
  const { filter, settled, found, index } = useFound(config);
  const top = useRef<HTMLDivElement>(null);
  useScrollRestoration(top);
  useBackToTop(top, settled);
  const title = listTitle(config, settled);
  return (
    <div ref={top} className={styles.search} data-wide-panel>
      <search className={bar.bar}>
        <SearchField text={filter.text} />
        <CategoryStrip config={config} filter={filter} counts={found.counts} />
      </search>
      <div className={styles.columns}>
        <aside className={styles.side} aria-label={t('games.filter.title')}>
          <FilterFields config={config} filter={filter} counts={found.counts} />
        </aside>
        <div className={styles.main}>
          <SearchTools filter={filter} games={found.games} />
          <ActiveFilters config={config} filter={filter} />
          {filter.text === '' && <RecentSearches />}
          <ListHead title={title}>
            <span className={styles.count} role="status">
              {countText(found)}
            </span>
          </ListHead>
          {found.games.length > 0 ? (
            <GameGrid
              config={config}
              games={found.games}
              label={title}
              typed={settled.text}
              noteOf={(game) => noteOf(config, game, settled)}
              onChoose={() => rememberSearch(filter.text)}
            />
          ) : (
            <NothingFound config={config} filter={settled} found={found} index={index} />
          )}
        </div>
      </div>
    </div>
  );
}

/** What is listed, by the narrowest side that has a name. */
function listTitle(config: AppConfig, { text, typeId, brandIds }: GameFilter): string {
  if (text.trim() !== '') return t('games.search.found');
  if (typeId !== null) return typeName(config, typeId);
  const [brandId] = brandIds;
  return brandIds.length === 1 && brandId !== undefined
    ? brandName(config, brandId)
    : t('games.search.allGames');
}

/** How many can be played; where none can and some will, that. */
const countText = ({ games, playable }: SearchResult): string =>
  playable === 0 && games.length > 0 ? t('lobby.rail.coming') : t('games.search.count', { count: playable });

/** The figure that the order goes by, where the game has one; else what kind of game it is. */
function noteOf(config: AppConfig, game: Game, { sort }: GameFilter): string {
  if (!isPlayable(game)) return typeName(config, game.typeId);
  if (sort === 'rtp')
    return t(game.isRemote ? 'games.note.rtpStated' : 'games.note.rtp', { share: percentText(game.rtpBp) });
  if (sort === 'bet') return t('games.note.bet', { amount: shortMoney(game.minBet) });
  if (sort === 'calm' || sort === 'wild') return volatilityName(game.volatility);
  return typeName(config, game.typeId);
}

/** Another list begins at its top; the very first one leaves the page where it is. */
function useBackToTop(element: { readonly current: HTMLElement | null }, filter: GameFilter): void {
  const shown = useRef(filter);
  useEffect(() => {
    if (shown.current === filter) return;
    shown.current = filter;
    element.current?.closest('[data-panel-layer]')?.scrollTo({ top: 0 });
  }, [element, filter]);
}
