import type { CoinRow } from '../../../contract/calls/records.ts';
import { t } from '../../platform/i18n.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Money } from '../../ui/money.tsx';
import { pageOfRow } from './receipt-rules.ts';
import styles from './record.module.css';

/** One movement; a deposit leads to its receipt, a withdrawal to its tracker. */
export function RecordRow({ row }: { row: CoinRow }) {
  const { at, kind, amount, gameName } = row;
  const page = pageOfRow(row);
  const label = gameName ?? t(`cashier.record.kind.${kind}`);
  return (
    <li className={styles.row}>
      <span>
        {page ? <a href={page}>{label}</a> : label}
        <small>
          <DateText at={at} />
        </small>
      </span>
      <span className={styles.sum} data-gain={amount > 0}>
        <Money amount={amount} isSigned />
      </span>
    </li>
  );
}
