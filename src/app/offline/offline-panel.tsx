import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { StageDrawing } from '../../ui/stage-drawing.tsx';
import styles from './offline.module.css';
import { OfflineSections } from './offline-sections.tsx';

/** `/offline`: what can be looked at without a network. */
export function OfflinePanel() {
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  return (
    <div className={styles.page}>
      {!isOnline && <StageDrawing prop="plug" isDark />}
      <OfflineSections />
      {isOnline && (
        <ButtonLink isWide href={paths.home}>
          {t('page.notFound.home')}
        </ButtonLink>
      )}
    </div>
  );
}
