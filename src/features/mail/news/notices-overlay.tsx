import { t } from '../../../platform/i18n.ts';
import type { OverlayPanelProps } from '../../../session/overlays/overlay-store.ts';
import { Button } from '../../../ui/button.tsx';
import { NoticeList } from './notice-list.tsx';
import styles from './notices.module.css';

/** What the operator tells everybody now. One tap closes it. */
export function NoticesOverlay({ close }: OverlayPanelProps<'notices'>) {
  return (
    <div className={styles.sheet}>
      <NoticeList isSheet />
      <Button isWide onClick={close}>
        {t('news.ok')}
      </Button>
    </div>
  );
}
