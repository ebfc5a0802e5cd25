import { t } from '../../platform/i18n.ts';
import { openOverlay } from '../../session/overlay-store.ts';
import { classNames } from '../../ui/class-names.ts';
import { AgeMark } from './age-mark.tsx';
import styles from './rule-line.module.css';

/** The age mark, the warning and the way to help: in reach of every page, also of those without the frame. */
export function RuleLine({ isAlone }: { isAlone?: boolean }) {
  return (
    <aside
      className={classNames(styles.line, isAlone && styles.alone)}
      data-guide="help"
      data-rule-alone={isAlone || undefined}
      aria-label={t('shell.rule.help')}
    >
      <AgeMark className={styles.age ?? ''} />
      <span className={styles.words}>{t('shell.rule.line')}</span>
      <button
        type="button"
        className={styles.help}
        aria-haspopup="dialog"
        onClick={() => openOverlay('help')}
      >
        {t('shell.rule.help')}
      </button>
    </aside>
  );
}
