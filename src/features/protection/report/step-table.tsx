import { useId, useState } from 'react';
import { formatLocale, t } from '../../../platform/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from '../../../ui/figures-table.module.css';
import { Icon } from '../../../ui/icon.tsx';
import { Money } from '../../../ui/money.tsx';
import tableParts from '../../../ui/tables.module.css';
import { isMonth, type ReportStep, stepText } from './report-rules.ts';

/** The chart's own numbers, of the steps that have any. Collapsed by default; in print it is always open. */
export function StepTable({ steps }: { steps: readonly ReportStep[] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const rows = steps.filter(({ rounds, prizes }) => rounds > 0 || prizes !== 0);
  const hasPrizes = rows.some(({ prizes }) => prizes !== 0);
  const locale = formatLocale();
  const step = t(isMonth(steps[0]?.name ?? '') ? 'report.chart.month' : 'report.chart.day');
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('report.chart.table')}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      <div id={id} className={styles.held} data-open={isOpen}>
        <table className={classNames(tableParts.table, styles.table)}>
          <caption className="hidden-text">{t('report.chart.label')}</caption>
          <thead>
            <tr>
              <th scope="col">{step}</th>
              <th scope="col">{t('report.staked')}</th>
              <th scope="col">{t('report.won')}</th>
              {hasPrizes && <th scope="col">{t('report.prizes')}</th>}
              <th scope="col">{t('report.net')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, staked, won, prizes, net }) => (
              <tr key={name}>
                <th scope="row">{stepText(name, locale, !isMonth(name))}</th>
                <td>
                  <Money amount={staked} />
                </td>
                <td>
                  <Money amount={won} />
                </td>
                {hasPrizes && (
                  <td>
                    <Money amount={prizes} />
                  </td>
                )}
                <td>
                  <Money amount={net} isSigned />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
