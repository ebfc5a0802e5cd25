import { useState } from 'react';
import { t } from '../../platform/i18n.ts';
import chipParts from '../../ui/chips.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import wordParts from '../../ui/words.module.css';
import { forgetSearches, readRecentSearches } from './recent-searches.ts';
import styles from './search.module.css';
import { changeFilter } from './search-store.ts';

/** What was looked for on this device before; it never leaves it, and can be cleared. */
export function RecentSearches() {
  const [recent, setRecent] = useState(() => readRecentSearches());
  if (recent.length === 0) return null;
  return (
    <section className={styles.recent} aria-label={t('games.search.recent')}>
      <h2 className={classNames(wordParts.note, styles.smallTitle)}>{t('games.search.recent')}</h2>
      <ul className={classNames(listParts.bare, styles.chips)}>
        {recent.map((text) => (
          <li key={text}>
            <button
              type="button"
              className={classNames(chipParts.choice, styles.chip)}
              onClick={() => changeFilter({ text })}
            >
              <Icon name="history" size={14} />
              {text}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.clearChips}
            onClick={() => {
              forgetSearches();
              setRecent([]);
            }}
          >
            {t('games.search.forget')}
          </button>
        </li>
      </ul>
    </section>
  );
}
