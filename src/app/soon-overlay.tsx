import { t } from '../platform/i18n.ts';
import type { OverlayPanelProps } from '../session/overlay-store.ts';
import { Button } from '../ui/button.tsx';
import styles from './overlays.module.css';

/** Shows that a page is not open yet; nothing is promised and nothing expires. */
export function SoonOverlay({ close }: OverlayPanelProps) {
  return (
    <>
      <p className={styles.text}>{t('page.soon.text')}</p>
      <Button kind="quiet" isWide onClick={close}>
        {t('page.soon.close')}
      </Button>
    </>
  );
}
