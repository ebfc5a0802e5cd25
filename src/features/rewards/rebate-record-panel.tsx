import { betBonusLog } from '../../../contract/rewards/rebate-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { useCall } from '../../session/use-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Money } from '../../ui/money.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { gameTypeText } from './game-type-text.ts';
import { LoadState } from './load-state.tsx';
import styles from './rewards.module.css';

/** `/vip/rebate/record`: rebates that were claimed, newest first. */
export function RebateRecordPanel() {
  const answer = useCall(betBonusLog, { before: null }, { isSilent: true });
  const { data } = answer;
  if (!data) return <LoadState answer={answer} />;
  if (data.list.length === 0)
    return (
      <EmptyState icon="receipt" title={t('vip.record.none')} text={t('vip.record.noneText')}>
        <ButtonLink kind="quiet" href={paths.vipRebate}>
          {t('vip.nav.rebate')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <ul className={styles.rows}>
      {data.list.map(({ at, type, upTo, amount }) => (
        <li key={`${type}:${upTo}`} className={styles.row}>
          <span>
            {gameTypeText(type)}
            <small>
              <DateText at={at} />
            </small>
          </span>
          <Money amount={amount} isSigned />
        </li>
      ))}
    </ul>
  );
}
