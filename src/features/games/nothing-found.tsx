import type { AppConfig } from '../../../contract/config/app-config.ts';
import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { facetName } from './chosen-filters.ts';
import { countChoices, EMPTY_FILTER, type GameFilter, withoutFacet } from './game-filter.ts';
import { PopularGames } from './popular-games.tsx';
import styles from './search.module.css';
import type { SearchIndex } from './search-index.ts';
import { nearestNames, type SearchResult } from './search-rules.ts';
import { changeFilter, setFilter } from './search-store.ts';

const NEAREST_COUNT = 3;

interface NothingProps {
  config: AppConfig;
  filter: GameFilter;
  found: SearchResult;
  index: SearchIndex;
}

/** What to change when nothing fits: the names most like it, the one choice that is in the way, or all of them. */
export function NothingFound({ config, filter, found, index }: NothingProps) {
  const text = filter.text.trim();
  const isNarrow = filter.typeId !== null || countChoices(filter) > 0;
  // A text that is found behind a filter is spelled right; without any filter only the text can be cleared.
  const isSpelledWrong = text !== '' && [...found.freed.keys()].every((facet) => facet === 'text');
  const nearest = isSpelledWrong ? nearestNames(index, text, NEAREST_COUNT) : [];
  const ways = isNarrow
    ? [...found.freed].filter(([, count]) => count > 0).toSorted(([, a], [, b]) => b - a)
    : [];
  return (
    <>
      <EmptyState
        icon="search"
        title={isSpelledWrong ? t('games.search.none', { text }) : t('games.search.noneFilter')}
        text={t(isSpelledWrong ? 'games.search.noneText' : 'games.search.noneFilterText')}
      >
        {nearest.length > 0 && (
          <div className={styles.help}>
            <span>{t('games.search.nearest')}</span>
            {nearest.map((game) => (
              <Button
                key={game.id}
                kind="quiet"
                onClick={() => setFilter({ ...EMPTY_FILTER, text: game.name })}
              >
                {game.name}
              </Button>
            ))}
          </div>
        )}
        {ways.length > 0 && (
          <div className={styles.help}>
            {ways.map(([facet, count]) => (
              <Button
                key={facet}
                kind="quiet"
                onClick={() =>
                  facet === 'text' ? changeFilter({ text: '' }) : setFilter(withoutFacet(filter, facet))
                }
              >
                {t('games.search.without', { what: facetName(config, filter, facet), count })}
              </Button>
            ))}
          </div>
        )}
        <Button kind="second" onClick={() => setFilter(EMPTY_FILTER)}>
          {t('games.search.reset')}
        </Button>
      </EmptyState>
      <PopularGames config={config} />
    </>
  );
}
