import { useId, useState } from 'react';
import { REPORT_PERIODS } from '../../../contract/protection/play-report-calls.ts';
import { t } from '../../platform/i18n.ts';
import { DateField } from '../../ui/field.tsx';
import styles from './report.module.css';
import type { ReportChoice } from './report-rules.ts';

interface PeriodChoiceProps {
  choice: ReportChoice;
  /** Days that are shown now, to begin own ones with; undefined before the first answer. */
  shown: { readonly from: string; readonly to: string; readonly today: string } | undefined;
  onChange(choice: ReportChoice): void;
}

/** The period, all choices in sight; own days bring two dates along. */
export function PeriodChoice({ choice, shown, onChange }: PeriodChoiceProps) {
  const name = useId();
  const [own, setOwn] = useState({ from: '', to: '' });
  const isBackwards = own.from > own.to;
  const choose = (period: ReportChoice['period']) => {
    if (period !== 'own') return onChange({ period, from: null, to: null });
    const days = own.from !== '' || !shown ? own : { from: shown.from, to: shown.to };
    setOwn(days);
    if (days.from !== '') onChange({ period, ...days });
  };
  const put = (change: Partial<typeof own>) => {
    const days = { ...own, ...change };
    setOwn(days);
    if (days.from !== '' && days.to !== '' && days.from <= days.to) onChange({ period: 'own', ...days });
  };
  return (
    <form className={styles.choice} aria-label={t('report.period.label')}>
      <div className={styles.periods} role="radiogroup" aria-label={t('report.period.label')}>
        {REPORT_PERIODS.map((period) => (
          <label key={period} className={styles.period}>
            <input
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
            error={isBackwards ? t('report.ownFault') : undefined}
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
