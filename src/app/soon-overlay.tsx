import { t } from '../platform/i18n.ts';
import type { OverlayPanelProps } from '../session/overlay-store.ts';
import { Button } from '../ui/button.tsx';
import styles from './overlays.module.css';

/** Says honestly that a place is not open; nothing is promised and nothing runs out. */
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
