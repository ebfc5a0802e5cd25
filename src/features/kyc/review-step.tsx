import { useRef, useState } from 'react';
import type { KycStatus } from '../../../contract/kyc/kyc-calls.ts';
import { sidesOf } from '../../../contract/kyc/kyc-rules.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { classNames } from '../../ui/class-names.ts';
import factParts from '../../ui/facts.module.css';
import { Notice } from '../../ui/notice.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import wordParts from '../../ui/words.module.css';
import { dayText } from './day-text.ts';
import styles from './kyc.module.css';
import { sendKyc } from './kyc-flows.ts';
import { type Draft, documentOf, type Step } from './kyc-rules.ts';
import { setStep } from './kyc-store.ts';
import { Moves } from './moves.tsx';

/** A summary of everything, each part with its way back, and the declaration that it is true. */
export function ReviewStep({ status, draft }: { status: KycStatus; draft: Draft }) {
  const [isTrue, setTrue] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const check = useRef<HTMLInputElement>(null);
  const { hasExpiry, hasBack } = documentOf(status, draft.kind);
  const address = [draft.line, draft.city, draft.region, draft.postCode].filter((part) => part.trim() !== '');
  const facts: readonly (readonly [Step, string, string])[] = [
    ['person', t('kyc.person.name'), draft.realName],
    ['address', t('kyc.step.address'), address.join(', ')],
    [
      'document',
      t(`kyc.document.${draft.kind}`),
      [draft.number, hasExpiry && `${t('kyc.document.expires')} ${dayText(draft.expiresOn)}`]
        .filter(Boolean)
        .join(' · '),
    ],
    ['pictures', t('kyc.step.pictures'), t('kyc.review.pictures', { count: sidesOf({ hasBack }).length })],
  ];
  const send = async () => {
    setChecked(true);
    if (!isTrue) return check.current?.focus();
    setBusy(true);
    setFailure(null);
    try {
      await sendKyc();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <>
      <p className={classNames(wordParts.text, styles.note)}>{t('kyc.review.lead')}</p>
      <dl className={classNames(surfaceParts.frame, factParts.facts, styles.review)}>
        {facts.map(([step, label, value]) => (
          <div key={step}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd>
              <Button
                kind="plain"
                icon="pencil"
                aria-label={t('kyc.review.change', { what: label })}
                onClick={() => setStep(step)}
              >
                <span className="hidden-text">{t('kyc.review.change', { what: label })}</span>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <CheckField
        ref={check}
        label={t('kyc.review.true')}
        error={isChecked && !isTrue ? t('kyc.review.trueMissing') : undefined}
        checked={isTrue}
        onChange={(event) => setTrue(event.target.checked)}
      />
      {failure !== null && (
        <Notice tone="danger" isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <Moves step="review">
        <Button isBusy={isBusy} onClick={() => void send()}>
          {t('kyc.review.send')}
        </Button>
      </Moves>
    </>
  );
}
