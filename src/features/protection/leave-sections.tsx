import { useState } from 'react';
import {
  BREAK_PERIODS,
  type BreakPeriod,
  breakEnd,
  EXCLUSION_PERIODS,
  type ExclusionPeriod,
  exclusionEnd,
} from '../../../contract/protection-rules.ts';
import { t } from '../../platform/i18n.ts';
import { serverNow } from '../../session/protection-store.ts';
import { SelectField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { ConfirmedAct } from './confirmed-act.tsx';
import { closeForGood, exclude, startBreak } from './flows.ts';
import { momentText } from './limit-text.ts';
import styles from './protection.module.css';

/** A break of a chosen length; a running one can be made longer. */
export function BreakSection() {
  const { formatLocale } = useUi();
  const [period, setPeriod] = useState<BreakPeriod>('day');
  const name = t(`protection.period.${period}`);
  return (
    <section className={styles.section} aria-labelledby="protection-break">
      <h2 id="protection-break">{t('protection.break.title')}</h2>
      <p>{t('protection.break.text')}</p>
      <SelectField
        label={t('protection.break.length')}
        value={period}
        onChange={(event) => setPeriod(event.target.value as BreakPeriod)}
      >
        {BREAK_PERIODS.map((each) => (
          <option key={each} value={each}>
            {t(`protection.period.${each}`)}
          </option>
        ))}
      </SelectField>
      <ConfirmedAct
        key={period}
        label={t('protection.break.start', { period: name })}
        question={t('protection.break.question', { period: name })}
        text={t('protection.break.sure', { until: momentText(breakEnd(period, serverNow()), formatLocale) })}
        yes={t('protection.break.yes')}
        act={async () => {
          await startBreak(period);
          toast(t('protection.break.done'), 'good');
        }}
      />
    </section>
  );
}

/** What was done, for the words after it. */
export type Gone = { readonly kind: 'excluded'; readonly until: number | null } | { readonly kind: 'closed' };

export function ExclusionSection({ onGone }: { onGone(gone: Gone): void }) {
  const { formatLocale } = useUi();
  const [period, setPeriod] = useState<ExclusionPeriod>('halfYear');
  const name = t(`protection.period.${period}`);
  const end = exclusionEnd(period, serverNow());
  return (
    <section className={styles.section} aria-labelledby="protection-exclusion">
      <h2 id="protection-exclusion">{t('protection.exclusion.title')}</h2>
      <p>{t('protection.exclusion.text')}</p>
      <SelectField
        label={t('protection.exclusion.length')}
        value={period}
        onChange={(event) => setPeriod(event.target.value as ExclusionPeriod)}
      >
        {EXCLUSION_PERIODS.map((each) => (
          <option key={each} value={each}>
            {t(`protection.period.${each}`)}
          </option>
        ))}
      </SelectField>
      <ConfirmedAct
        key={period}
        label={t('protection.exclusion.start', { period: name })}
        question={t('protection.exclusion.question', { period: name })}
        text={
          end === null
            ? t('protection.exclusion.sureForGood')
            : t('protection.exclusion.sure', { until: momentText(end, formatLocale) })
        }
        yes={t('protection.exclusion.yes')}
        act={async () => onGone({ kind: 'excluded', until: await exclude(period) })}
      />
    </section>
  );
}

export function CloseSection({ onGone }: { onGone(gone: Gone): void }) {
  return (
    <section className={styles.section} aria-labelledby="protection-close">
      <h2 id="protection-close">{t('protection.close.title')}</h2>
      <p>{t('protection.close.text')}</p>
      <ConfirmedAct
        label={t('protection.close.start')}
        question={t('protection.close.question')}
        text={t('protection.close.sure')}
        yes={t('protection.close.yes')}
        act={async () => {
          await closeForGood();
          onGone({ kind: 'closed' });
        }}
      />
    </section>
  );
}
