import type { Cents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import factParts from '../../ui/facts.module.css';
import { Money } from '../../ui/money.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import styles from './withdraw.module.css';

/** The balance, and the open withdrawals from it. */
export function WithdrawTotals({ label, amount, pending }: { label: string; amount: Cents; pending: Cents }) {
  return (
    <dl className={classNames(surfaceParts.frame, factParts.facts, styles.breakdown)}>
      <div>
        <dt>{label}</dt>
        <dd>
          <Money amount={amount} />
        </dd>
      </div>
      {pending > 0 && (
        <div className={styles.lesser}>
          <dt>{t('cashier.pending')}</dt>
          <dd>
            <Money amount={pending} />
          </dd>
        </div>
      )}
    </dl>
  );
}
