import { t } from '../../platform/i18n.ts';
import styles from './calendar.module.css';
import { CalendarBoard } from './calendar-board.tsx';

/** `/activity/sign-in`: seven doors, one a day. */
export function CalendarPanel() {
  return (
    <div className={styles.board}>
      <p className={styles.lead}>{t('calendar.lead')}</p>
      <CalendarBoard />
    </div>
  );
}
