import { t } from '../../platform/i18n.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './auth.module.css';

interface FaultSummaryProps<F extends string> {
  faults: readonly { readonly field: F; readonly text: string }[];
  onChoose(field: F): void;
}

/** Every fault of a long form in one place, beside the button that was pressed; each leads to its field. */
export function FaultSummary<F extends string>({ faults, onChoose }: FaultSummaryProps<F>) {
  return (
    <Notice tone="danger" title={t('auth.summary.title', { count: faults.length })}>
      <ul className={styles.faults}>
        {faults.map(({ field, text }) => (
          <li key={field}>
            <button type="button" className={styles.faultLink} onClick={() => onChoose(field)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
