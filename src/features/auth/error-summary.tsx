import { t } from '../../platform/i18n.ts';
import listParts from '../../ui/lists.module.css';
import { Notice } from '../../ui/notice.tsx';
import styles from './auth.module.css';

interface ErrorSummaryProps<F extends string> {
  fieldErrors: readonly { readonly field: F; readonly text: string }[];
  onChoose(field: F): void;
}

/** Every error of a long form in one list, beside the submit button; each leads to its field. */
export function ErrorSummary<F extends string>({ fieldErrors, onChoose }: ErrorSummaryProps<F>) {
  return (
    <Notice tone="danger" title={t('auth.summary.title', { count: fieldErrors.length })}>
      <ul className={listParts.list}>
        {fieldErrors.map(({ field, text }) => (
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
