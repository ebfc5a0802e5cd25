import type { AppConfig } from '../../../contract/config/app-config.ts';
import { t } from '../../platform/i18n.ts';
import chipParts from '../../ui/chips.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import { chosenFilters } from './chosen-filters.ts';
import { countChoices, EMPTY_FILTER, type GameFilter } from './game-filter.ts';
import styles from './search.module.css';
import { changeFilter } from './search-store.ts';

/** What narrows the list, each to be taken away by itself. */
export function ActiveFilters({ config, filter }: { config: AppConfig; filter: GameFilter }) {
  if (countChoices(filter) === 0) return null;
  return (
    <ul className={classNames(listParts.bare, styles.chips)} aria-label={t('games.filter.active')}>
      {chosenFilters(config, filter).map(({ key, name, without }) => (
        <li key={key}>
          <button
            type="button"
            className={classNames(chipParts.choice, styles.chip)}
            aria-label={t('games.filter.remove', { name })}
            onClick={() => changeFilter(without)}
          >
            {name}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.clearChips}
          onClick={() => changeFilter({ ...EMPTY_FILTER, text: filter.text, typeId: filter.typeId })}
        >
          {t('games.filter.clear')}
        </button>
      </li>
    </ul>
  );
}
