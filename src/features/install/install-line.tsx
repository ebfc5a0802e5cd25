import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { themeStore } from '../../session/theme-store.ts';
import { Button } from '../../ui/button.tsx';
import styles from './install-line.module.css';
import type { InstallWay } from './offer-rule.ts';

interface LineParts {
  readonly way: InstallWay;
  /** It was declined before: another time it will not be offered again. */
  readonly isLast: boolean;
  accept(): void;
  decline(): void;
}

/** The line that offers the installation; it lies at the foot of the page and moves nothing. */
export function InstallLine({ way, isLast, accept, decline }: LineParts) {
  const name = useStore(themeStore, (theme) => theme.name);
  // What had the focus goes with the line.
  const leaving = (act: () => void) => () => {
    document.getElementById('content')?.focus({ preventScroll: true });
    act();
  };
  return (
    <section className={styles.line} aria-label={t('download.title')}>
      <img className={styles.icon} src="/icons/app-192.png" alt="" width={48} height={48} draggable={false} />
      <p className={styles.words}>
        <strong>{t('download.bar.title', { name })}</strong>
        <span>{t('download.bar.text')}</span>
      </p>
      <div className={styles.ways}>
        <Button kind="second" onClick={leaving(accept)}>
          {t(way === 'prompt' ? 'download.install' : 'download.how')}
        </Button>
        <Button kind="plain" onClick={leaving(decline)}>
          {t(isLast ? 'download.bar.never' : 'download.later')}
        </Button>
      </div>
    </section>
  );
}
