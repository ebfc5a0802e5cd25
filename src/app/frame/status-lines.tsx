import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { connectionStore } from '../../session/connection-store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { updateStore } from '../update-store.ts';
import { SandboxMark } from './sandbox-mark.tsx';
import styles from './status-lines.module.css';

/** What holds for the whole page: no connection, a new version, the sandbox. */
export function StatusLines({ hasFrame, isHall }: { hasFrame: boolean; isHall: boolean }) {
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const update = useStore(updateStore, (state) => state.waiting);
  return (
    <>
      <div className={styles.lines} role="status" data-unkept>
        {!isOnline && (
          <p className={styles.line}>
            <Icon name="offline" size={20} />
            {t('shell.offline.banner')}
          </p>
        )}
        {update && (
          <div className={styles.line}>
            <Icon name="refresh" size={20} />
            <span>{t('shell.update.text')}</span>
            <Button kind="plain" onClick={update.accept}>
              {t('shell.update.now')}
            </Button>
            <Button kind="plain" onClick={update.postpone}>
              {t('shell.update.later')}
            </Button>
          </div>
        )}
      </div>
      {!hasFrame && <SandboxMark as="aside" className={`${styles.sandbox} ${isHall ? styles.inHall : ''}`} />}
    </>
  );
}
