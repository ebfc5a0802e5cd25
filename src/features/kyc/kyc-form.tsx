import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { KycStatus } from '../../../contract/kyc/kyc-calls.ts';
import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import pageParts from '../../ui/page.module.css';
import { useDraftForm } from './draft-form.ts';
import { ImagesStep } from './images-step.tsx';
import styles from './kyc.module.css';
import { type Draft, STEPS, type Step } from './kyc-rules.ts';
import { setStep } from './kyc-store.ts';
import { Moves } from './moves.tsx';
import { ReviewStep } from './review-step.tsx';
import { AddressStep, DocumentStep, PersonStep } from './step-fields.tsx';

interface FormProps {
  status: KycStatus;
  step: Step;
  draft: Draft;
}

/** One step at a time; what is done stays done, back and forth. */
export function KycForm({ status, step, draft }: FormProps) {
  const at = STEPS.indexOf(step);
  const [checked, setChecked] = useState<Step | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const announced = useRef(step);
  const { fieldOf, handleSubmit } = useDraftForm(step, draft, status.documents, checked === step);

  // A new step is announced and begins at its top.
  useEffect(() => {
    if (announced.current === step) return;
    announced.current = step;
    heading.current?.focus();
  }, [step]);

  const goOn = (event: FormEvent) => {
    setChecked(step);
    void handleSubmit(() => setStep(STEPS[at + 1] ?? step))(event);
  };
  const bodies: Record<Step, ReactNode> = {
    person: <PersonStep status={status} fieldOf={fieldOf} />,
    address: <AddressStep fieldOf={fieldOf} />,
    document: <DocumentStep status={status} draft={draft} fieldOf={fieldOf} />,
    pictures: <ImagesStep status={status} draft={draft} />,
    review: <ReviewStep status={status} draft={draft} />,
  };
  return (
    <form className={pageParts.narrow} onSubmit={goOn} noValidate aria-label={t('kyc.title')}>
      <header className={styles.head}>
        <p>{t('kyc.step.of', { step: at + 1, of: STEPS.length })}</p>
        <h2 ref={heading} tabIndex={-1}>
          {t(`kyc.step.${step}`)}
        </h2>
        <ol className={classNames(listParts.list, styles.track)} aria-hidden="true">
          {STEPS.map((name, place) => (
            <li key={name} data-state={place < at ? 'done' : place === at ? 'now' : 'next'} />
          ))}
        </ol>
      </header>
      {bodies[step]}
      {step !== 'pictures' && step !== 'review' && (
        <Moves step={step}>
          <Button type="submit">{t('kyc.next')}</Button>
        </Moves>
      )}
    </form>
  );
}
