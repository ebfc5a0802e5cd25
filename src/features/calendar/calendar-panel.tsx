import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
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

const RULES = ['rule1', 'rule2', 'rule3', 'rule4', 'rule5'] as const;

/** `/activity/sign-in/rule`: how the calendar works. */
export function CalendarRulePanel() {
  return (
    <div className={styles.board}>
      <ol className={styles.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{t(`calendar.${rule}`)}</li>
        ))}
      </ol>
      <ButtonLink kind="quiet" href={paths.signIn}>
        {t('calendar.rule.back')}
      </ButtonLink>
    </div>
  );
}
