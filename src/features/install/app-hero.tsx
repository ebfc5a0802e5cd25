import { useStore } from 'zustand';
import { themeStore } from '../../session/config/theme-store.ts';
import styles from './install.module.css';

/** The app on a home screen, as it will be there. Decorative. */
export function AppHero() {
  const name = useStore(themeStore, (theme) => theme.name);
  return (
    <div className={styles.hero} aria-hidden="true">
      <div className={styles.phone}>
        <span className={styles.speaker} />
        <div className={styles.grid}>
          {Array.from({ length: 8 }, (_, cell) =>
            cell === 4 ? (
              <span key="app" className={styles.app}>
                <img src="/icons/app-192.png" alt="" width={96} height={96} draggable={false} />
                <small>{name}</small>
              </span>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells are alike and never move
              <span key={cell} className={styles.empty} />
            ),
          )}
        </div>
      </div>
    </div>
  );
}
