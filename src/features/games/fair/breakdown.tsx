import type { Cents } from '../../../../contract/money.ts';
import { t } from '../../../platform/i18n.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Money } from '../../../ui/money.tsx';
import styles from './fair.module.css';

interface BreakdownProps {
  stake: Cents;
  paid: Cents;
  /** Null for figures that were typed in. */
  settledAt: number | null;
}

/** What a round moved, and when. */
export function Breakdown({ stake, paid, settledAt }: BreakdownProps) {
  return (
    <dl className={styles.breakdown}>
      <div>
        <dt>{t('fair.stake')}</dt>
        <dd>
          <Money amount={stake} />
        </dd>
      </div>
      <div>
        <dt>{t('fair.paid')}</dt>
        <dd>
          <Money amount={paid} />
        </dd>
      </div>
      {settledAt !== null && (
        <div>
          <dt>{t('fair.when')}</dt>
          <dd>
            <DateText at={settledAt} />
          </dd>
        </div>
      )}
    </dl>
  );
}
