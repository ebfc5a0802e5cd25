import type { Ref } from 'react';
import { t } from '../../../platform/i18n.ts';
import { answerAge } from '../../../session/gates/age-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import styles from './notices.module.css';
import { ReadingLinks } from './reading-links.tsx';

/** What stands after I Do Not Accept or a No: no lobby, but reading, help, and a way back for a slip. */
export function UnderagePage({ age, ref }: { age: number; ref?: Ref<HTMLDivElement> }) {
  return (
    <div className={styles.notice} ref={ref}>
      <EmptyState icon="lock" title={t('notices.refused.title')} text={t('notices.refused.text')}>
        <ReadingLinks />
        <Button kind="quiet" data-answer="none" onClick={() => answerAge('none')}>
          {t('notices.refused.again')}
        </Button>
      </EmptyState>
      <p className={styles.care}>{t('notices.refused.care', { age })}</p>
    </div>
  );
}
