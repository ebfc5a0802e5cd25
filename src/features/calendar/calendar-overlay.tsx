import { t } from '../../platform/i18n.ts';
import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { Button } from '../../ui/button.tsx';
import styles from './calendar.module.css';
import { CalendarBoard } from './calendar-board.tsx';

/** The same doors above the lobby; one tap closes it. */
export function CalendarOverlay({ close }: OverlayPanelProps<'sign-in-calendar'>) {
  return (
    <div className={styles.board}>
      <CalendarBoard />
      <Button kind="quiet" isWide onClick={close}>
        {t('calendar.later')}
      </Button>
    </div>
  );
}
