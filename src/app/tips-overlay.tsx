import { t } from '../platform/i18n.ts';
import type { OverlayPanelProps } from '../session/overlays/overlay-store.ts';
import { Button } from '../ui/button.tsx';
import styles from './overlays.module.css';

/** A short message that needs an OK; a timed-out request shows its text here. */
export function TipsOverlay({ props, close }: OverlayPanelProps<'tips'>) {
  return (
    <>
      <p className={styles.text}>{props.text}</p>
      <Button isWide onClick={close}>
        {t('page.timeout.ok')}
      </Button>
    </>
  );
}
