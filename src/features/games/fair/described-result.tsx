import { t } from '../../../platform/i18n.ts';
import styles from './fair.module.css';
import type { ResultRow } from './result-rows.ts';

/** What a round decided, part by part. */
export function DescribedResult({ rows }: { rows: readonly ResultRow[] }) {
  return (
    <table className={styles.described}>
      <caption>{t('fair.result.title')}</caption>
      <tbody>
        {rows.map(([label, text]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
