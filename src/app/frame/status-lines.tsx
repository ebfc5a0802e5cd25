import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { connectionStore } from '../../session/connection-store.ts';
import { statusLineStore } from '../../session/status-line-store.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './status-lines.module.css';

/** What holds for the whole page: no connection, a new version, an app to install. */
export function StatusLines() {
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const { offline, update, install } = useStore(statusLineStore);
  return (
    <div className={styles.lines} role="status" data-unkept>
      {!isOnline &&
        (offline ?? (
          <p className={styles.line}>
            <Icon name="offline" size={20} />
            {t('shell.offline.banner')}
          </p>
        ))}
      {update}
      {/* One thing to press at a time. */}
      {update === null && install}
    </div>
  );
}
