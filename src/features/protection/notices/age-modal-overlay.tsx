import { useStore } from 'zustand';
import { t } from '../../../platform/i18n.ts';
import { configStore } from '../../../session/config/config-store.ts';
import { answerAge } from '../../../session/gates/age-answer.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './notices.module.css';

/** Shown once, a moment after Accept. Both answers have the same size: neither is favoured. */
export function AgeModalOverlay() {
  const age = useStore(configStore, (state) => state.config?.market.minimumAge ?? 0);
  return (
    <div className={styles.question}>
      <p className={styles.questionTitle}>{t('notices.age.title', { age })}</p>
      <p className={styles.lead}>{t('notices.age.text')}</p>
      <div className={styles.answers}>
        <Button isWide onClick={() => answerAge('ofAge')}>
          {t('notices.age.yes', { age })}
        </Button>
        <Button kind="quiet" isWide onClick={() => answerAge('refused')}>
          {t('notices.age.no')}
        </Button>
      </div>
    </div>
  );
}
