import { t } from '../../platform/i18n.ts';
import type { NavigationItemName } from '../../session/pages/early-module.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './bottom-bar.module.css';
import { ItemLink } from './item-link.tsx';
import { NAVIGATION_ITEMS } from './navigation-items.ts';

/** The five navigation items of a phone, with the jackpot raised in the middle. */
export function BottomBar({ current }: { current: NavigationItemName | null }) {
  return (
    <nav className={styles.bar} aria-label={t('shell.nav.label')}>
      {NAVIGATION_ITEMS.filter((item) => !item.isRailOnly).map((item) => (
        <ItemLink
          key={item.name}
          item={item}
          isCurrent={item.name === current}
          hasMedallion
          {...(item.name === 'gameSearch' && { guide: 'search' })}
          className={classNames(styles.place, item.isRaised && styles.raised)}
        />
      ))}
    </nav>
  );
}
