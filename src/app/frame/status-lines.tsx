import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { tokenStore } from '../../platform/token-store.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { statusLineStore } from '../../session/pages/status-line-store.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './status-lines.module.css';

/** What holds for the whole page: no connection, a new version, an app to install, a tour to take. */
export function StatusLines() {
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const { offline, update, install, guide } = useStore(statusLineStore);
  return (
    <div className={styles.lines} role="status" data-unkept>
      {!isOnline &&
        (offline ?? (
          <p className={styles.line}>
            <Icon name="offline" size={20} />
            {t(tokenStore.read() === null ? 'shell.offline.guest' : 'shell.offline.banner')}
          </p>
        ))}
      {update}
      {/* One thing to press at a time. */}
      {update === null && (install ?? guide)}
    </div>
  );
}
