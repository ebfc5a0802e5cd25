import { t } from '../../platform/i18n.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { classNames } from '../../ui/class-names.ts';
import { AgeMark } from './age-mark.tsx';
import styles from './rule-line.module.css';
import { SandboxMark } from './sandbox-mark.tsx';

interface RuleLineProps {
  /**
   * `frame`: under the bars of a phone; `alone`: at the foot of a page without bars, at every width; `inline`: a row
   * of the page that holds it, so that full screen shows it too.
   */
  place: 'frame' | 'alone' | 'inline';
}

/** The age mark, the warning and the way to help: in reach of every page, of games and of draws. */
export function RuleLine({ place }: RuleLineProps) {
  return (
    <aside
      className={classNames(styles.line, styles[place])}
      data-guide="help"
      data-rule-line
      data-rule-alone={place === 'frame' ? undefined : true}
      aria-label={t('shell.rule.help')}
    >
      {/* A page with bars has it in the uppermost one. */}
      {place !== 'frame' && <SandboxMark className={styles.sandbox ?? ''} />}
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
