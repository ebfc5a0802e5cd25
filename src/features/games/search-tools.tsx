import type { Game } from '../../../contract/games/catalogue.ts';
import { isPlayable } from '../../../contract/games/playable.ts';
import { t } from '../../platform/i18n.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { countChoices, type GameFilter, SORT_ORDERS } from './game-filter.ts';
import styles from './search.module.css';
import { pickGame } from './search-rules.ts';
import { changeFilter } from './search-store.ts';
import { FILTERS_OVERLAY } from './use-filter-address.ts';

/** The filters' sheet where there is no column for them, the order, and a pick by chance. */
export function SearchTools({ filter, games }: { filter: GameFilter; games: readonly Game[] }) {
  const chosen = countChoices(filter);
  return (
    <div className={styles.tools}>
      <Button
        kind="quiet"
        icon="sliders"
        className={styles.openFilters}
        aria-haspopup="dialog"
        onClick={() => openOverlay(FILTERS_OVERLAY, { title: t('games.filter.title') })}
      >
        <span>{t('games.filter.title')}</span>
        {chosen > 0 && <span className={styles.chosenCount}>{chosen}</span>}
      </Button>
      <span className={styles.sort}>
        <select
          aria-label={t('games.sort.label')}
          value={filter.sort}
          onChange={(event) => {
            const sort = SORT_ORDERS.find((order) => order === event.target.value);
            if (sort) changeFilter({ sort });
          }}
        >
          {SORT_ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(`games.sort.${order}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
      <RandomPick games={games} />
    </div>
  );
}

/** Chance picks among what can be played; where nothing can, there is nothing to pick. */
function RandomPick({ games }: { games: readonly Game[] }) {
  const open = games.filter(isPlayable);
  return (
    <Button
      kind="quiet"
      icon="shuffle"
      className={styles.random}
      disabled={open.length === 0}
      onClick={() => {
        const game = pickGame(open, Math.random());
        if (game) openOverlay('game', { gameId: game.id });
      }}
    >
      <span className={classNames('hidden-text', styles.randomWords)}>{t('games.search.random')}</span>
    </Button>
  );
}
