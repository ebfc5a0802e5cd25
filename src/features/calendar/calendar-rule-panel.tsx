import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './calendar.module.css';

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
