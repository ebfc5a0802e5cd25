import type { CoinRow } from '../../../contract/calls/records.ts';
import { t } from '../../platform/i18n.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Money } from '../../ui/money.tsx';
import styles from './record.module.css';

/** One movement; a withdrawal leads to its tracker. */
export function RecordRow({ row }: { row: CoinRow }) {
  const { id, at, kind, amount, gameName } = row;
  const label = gameName ?? t(`cashier.record.kind.${kind}`);
  return (
    <li className={styles.row}>
      <span>
        {kind === 'withdrawal' ? <a href={`/withdrawal/ewallet?id=${id}`}>{label}</a> : label}
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
