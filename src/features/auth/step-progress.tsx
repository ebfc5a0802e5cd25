import type { Ref } from 'react';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import type { RegisterStep } from './register-steps.ts';
import styles from './step-progress.module.css';

interface StepProgressProps {
  steps: readonly RegisterStep[];
  step: RegisterStep;
  headingId: string;
  /** Focused when the step changes, so that a screen reader reads it. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** How far the form is: a bulb for each step, and the shown one in words. */
export function StepProgress({ steps, step, headingId, headingRef }: StepProgressProps) {
  const at = steps.indexOf(step);
  return (
    <div className={styles.progress}>
      <ol className={classNames(listParts.bare, styles.track)} aria-label={t('auth.step.list')}>
        {steps.map((name, place) => (
          <li
            key={name}
            data-state={place < at ? 'done' : place === at ? 'now' : 'next'}
            aria-current={place === at ? 'step' : undefined}
          >
            <span className="hidden-text">{t(`auth.section.${name}`)}</span>
          </li>
        ))}
      </ol>
      <h2 id={headingId} ref={headingRef} tabIndex={-1} className={styles.heading}>
        <span className={styles.count}>{t('auth.step.of', { step: at + 1, count: steps.length })}</span>{' '}
        <span className={styles.name}>{t(`auth.section.${step}`)}</span>
      </h2>
    </div>
  );
}
