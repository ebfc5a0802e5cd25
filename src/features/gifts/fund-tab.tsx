import type { FundState } from '../../../contract/gifts/fund-calls.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { FundForm } from './fund-form.tsx';
import { FundHeld } from './fund-held.tsx';
import styles from './gifts.module.css';

interface FundTabProps {
  state: FundState;
  canClaim: boolean;
  now: number;
}

/** Points set aside for some days: what they bring, and what is set aside now. */
export function FundTab({ state, canClaim, now }: FundTabProps) {
  const { fund, days, extraPpm, isRunning } = state;
  const percent = new Intl.NumberFormat(formatLocale(), { style: 'percent', maximumFractionDigits: 2 });
  return (
    <div className={styles.columns}>
      {fund && <FundHeld fund={fund} isRunning={isRunning} canClaim={canClaim} now={now} />}
      {!fund && canClaim && <FundForm state={state} />}
      <Card icon="vault" title={t('gifts.fund.how')}>
        <ul>
          <li>{t('gifts.fund.how.terms', { days, percent: percent.format(extraPpm / 1_000_000) })}</li>
          <li>{t('gifts.fund.how.back')}</li>
          <li>{t('gifts.fund.how.one')}</li>
          <li>{t('gifts.fund.how.money')}</li>
        </ul>
      </Card>
    </div>
  );
}
