import type { Withdrawal } from '../../../contract/wallet/withdrawal.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import rowParts from '../../ui/rows.module.css';
import surfaceParts from '../../ui/surfaces.module.css';
import styles from './withdraw.module.css';

/** One withdrawal in a list; leads to its tracker. */
export function WithdrawalLink({ withdrawal }: { withdrawal: Withdrawal }) {
  const { withdrawalId, kind } = withdrawal;
  return (
    <li>
      <a
        className={classNames(surfaceParts.frame, styles.row)}
        href={linkTo(paths.withdrawal, { kind, id: withdrawalId })}
      >
        <WithdrawalRow withdrawal={withdrawal} />
        <Icon name="chevron-right" size={18} />
      </a>
    </li>
  );
}

/** Where it stands, where to, since when, and how much. */
export function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { amount, state, bankName, number, requestedAt } = withdrawal;
  return (
    <>
      <Icon name="hourglass" />
      <span className={classNames(rowParts.main, styles.rowMain)}>
        {t(`cashier.state.${state}`)}
        <small>
          {bankName} {number} · <DateText at={requestedAt} />
        </small>
      </span>
      <span className={styles.rowSum}>
        <Money amount={amount} />
      </span>
    </>
  );
}
