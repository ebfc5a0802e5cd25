import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { serverHeardAt } from '../../session/offline-copy.ts';
import { Icon } from '../../ui/icon.tsx';
import status from '../frame/status-lines.module.css';
import { pageStore } from '../page-store.ts';
import { momentText } from './moment-text.ts';
import styles from './offline.module.css';

/** There is no network: from when what is shown is; in the lobby with the way to what is kept. */
export function OfflineLine() {
  const isLobby = useStore(pageStore, ({ route }) => route?.name === 'home');
  const heardAt = serverHeardAt();
  return (
    <div className={`${status.line} ${styles.line}`}>
      <Icon name="offline" size={20} />
      <p>
        {heardAt === null
          ? t('shell.offline.banner')
          : t('page.offline.line', { time: momentText(heardAt, Date.now()) })}
        {isLobby && (
          <>
            {' '}
            <a href={paths.offline}>{t('page.offline.open')}</a>
          </>
        )}
      </p>
    </div>
  );
}
