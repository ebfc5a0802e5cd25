import { useId } from 'react';
import * as z from 'zod/mini';
import { playReport, REPORT_PERIODS } from '../../../../contract/protection/play-report-calls.ts';
import { fieldRules, useContractForm } from '../../../platform/contract-form.ts';
import { t } from '../../../platform/i18n.ts';
import { DateField } from '../../../ui/field.tsx';
import formParts from '../../../ui/forms.module.css';
import styles from './report.module.css';
import type { ReportChoice } from './report-rules.ts';

interface PeriodChoiceProps {
  choice: ReportChoice;
  /** Days that are shown now, to begin own ones with; undefined before the first answer. */
  shown: { readonly from: string; readonly to: string; readonly today: string } | undefined;
  onChange(choice: ReportChoice): void;
}

interface Choice {
  period: ReportChoice['period'];
  /** YYYY-MM-DD, kept while another period is shown; empty until a custom period is selected. */
  from: string;
  to: string;
}

const { period } = playReport.body.shape;

const schema = z.pipe(
  z.pipe(
    z.object({ period, from: z.string(), to: z.string() }).check(
      fieldRules((choice: Choice) => ({
        from: choice.period === 'own' && choice.from > choice.to ? { key: 'report.ownFault' } : null,
      })),
    ),
    z.transform(
      (choice): ReportChoice =>
        choice.period === 'own' ? choice : { period: choice.period, from: null, to: null },
    ),
  ),
  playReport.body,
);

/** The period, all choices in sight; own days bring two dates along. */
export function PeriodChoice({ choice, shown, onChange }: PeriodChoiceProps) {
  const name = useId();
  const form = useContractForm(schema, { defaultValues: { period: choice.period, from: '', to: '' } });
  const own = form.watch();
  /** Every change that makes a whole choice is one. */
  const put = (change: Partial<Choice>) => {
    const next = { ...form.getValues(), ...change };
    for (const name of ['period', 'from', 'to'] as const) form.setValue(name, next[name]);
    void form.handleSubmit(onChange)();
  };
  const choose = (wanted: Choice['period']) => {
    const isFirst = wanted === 'own' && own.from === '' && shown;
    put({ period: wanted, ...(isFirst && { from: shown.from, to: shown.to }) });
  };
  return (
    <form className={styles.choice} aria-label={t('report.period.label')}>
      <div className={styles.periods} role="radiogroup" aria-label={t('report.period.label')}>
        {REPORT_PERIODS.map((period) => (
          <label key={period} className={styles.period}>
            <input
              className={formParts.control}
              type="radio"
              name={name}
              checked={choice.period === period}
              disabled={period === 'own' && !shown && own.from === ''}
              onChange={() => choose(period)}
            />
            {t(`report.period.${period}`)}
          </label>
        ))}
      </div>
      {choice.period === 'own' && (
        <div className={styles.ownDays}>
          <DateField
            label={t('report.from')}
            value={own.from}
            max={shown?.today}
            error={form.formState.errors.from?.message}
            onChange={(event) => event.target.value && put({ from: event.target.value })}
          />
          <DateField
            label={t('report.to')}
            value={own.to}
            max={shown?.today}
            onChange={(event) => event.target.value && put({ to: event.target.value })}
          />
        </div>
      )}
    </form>
  );
}
