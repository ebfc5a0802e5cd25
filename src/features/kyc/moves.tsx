import type { ReactNode } from 'react';
import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import styles from './kyc.module.css';
import { STEPS, type Step } from './kyc-rules.ts';
import { setStep } from './kyc-store.ts';

/** The way back, and beside it the one thing to do next. */
export function Moves({ step, children }: { step: Step; children: ReactNode }) {
  return (
    <footer className={styles.moves}>
      <Button kind="quiet" onClick={() => setStep(STEPS[STEPS.indexOf(step) - 1] ?? null)}>
        {t('kyc.back')}
      </Button>
      {children}
    </footer>
  );
}
