import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import type { NavigationItemName } from '../../session/pages/early-module.ts';
import { classNames } from '../../ui/class-names.ts';
import shapes from '../../ui/stepped.module.css';
import { AgeMark } from './age-mark.tsx';
import { BrandMark } from './brand-mark.tsx';
import { ItemLink } from './item-link.tsx';
import { NAVIGATION_ITEMS } from './navigation-items.ts';
import styles from './side-rail.module.css';

interface SideRailProps {
  current: NavigationItemName | null;
  /** The member's own card, above the legal line. */
  children?: ReactNode;
}

/** The navigation at the left of wide screens, with the brand above and the legal line below. */
export function SideRail({ current, children }: SideRailProps) {
  const name = useStore(themeStore, (state) => state.name);
  return (
    <div className={styles.rail}>
      <nav className={styles.nav} aria-label={t('shell.nav.label')}>
        <a
          className={styles.brand}
          href={paths.home}
          draggable={false}
          aria-label={t('shell.top.home', { name })}
        >
          <BrandMark size={42} />
          <span className={styles.name}>{name}</span>
        </a>
        <span className={styles.ornament} aria-hidden="true" />
        <div className={styles.places}>
          {NAVIGATION_ITEMS.map((item) => (
            <ItemLink
              key={item.name}
              item={item}
              isCurrent={item.name === current}
              hasMedallion={false}
              className={classNames(
                styles.place,
                item.isRaised && styles.raised,
                item.isRaised && shapes.stepped,
              )}
            />
          ))}
        </div>
      </nav>
      {children}
      <aside className={styles.rule} data-guide="help" aria-label={t('shell.rule.help')}>
        <p>
          <AgeMark className={styles.age ?? ''} />
          <span className={styles.words}>{t('shell.rule.line')}</span>
        </p>
        <button
          type="button"
          className={styles.help}
          aria-haspopup="dialog"
          onClick={() => openOverlay('help')}
        >
          {t('shell.rule.help')}
        </button>
      </aside>
    </div>
  );
}
