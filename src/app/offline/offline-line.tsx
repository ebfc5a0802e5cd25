import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { timeNow } from '../../platform/time.ts';
import { tokenStore } from '../../platform/token-store.ts';
import { serverHeardAt } from '../../session/offline/offline-copy.ts';
import { Icon } from '../../ui/icon.tsx';
import status from '../frame/status-lines.module.css';
import { pageStore } from '../page-store.ts';
import { momentText } from './moment-text.ts';
import styles from './offline.module.css';

/**
 * There is no network: from when what is shown is; in the lobby with the way to what is kept. Of a balance and games
 * only somebody who has some is told.
 */
export function OfflineLine() {
  const isLobby = useStore(pageStore, ({ route }) => route?.name === 'home');
  const heardAt = serverHeardAt();
  const isGuest = tokenStore.read() === null;
  const words =
    heardAt === null
      ? t(isGuest ? 'shell.offline.guest' : 'shell.offline.banner')
      : t(isGuest ? 'page.offline.guestLine' : 'page.offline.line', {
          time: momentText(heardAt, timeNow()),
        });
  return (
    <div className={`${status.line} ${styles.line}`}>
      <Icon name="offline" size={20} />
      <p>
        <span>{`${words} `}</span>
        {isLobby && <a href={paths.offline}>{t(isGuest ? 'page.offline.guestOpen' : 'page.offline.open')}</a>}
      </p>
    </div>
  );
}
