import { betBonusLog } from '../../../contract/rewards/rebate-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { asyncState } from '../../ui/async-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import listParts from '../../ui/lists.module.css';
import { Money } from '../../ui/money.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { gameTypeText } from './game-type-text.ts';
import { LoadState } from './load-state.tsx';
import styles from './rewards.module.css';

/** `/vip/rebate/record`: rebates that were claimed, newest first. */
export function RebateRecordPanel() {
  const answer = useCall(betBonusLog, { before: null }, { isSilent: true });
  const state = asyncState(answer, ({ list }) => list.length === 0);
  if (state.kind !== 'success')
    return (
      <LoadState
        state={state}
        empty={
          <EmptyState icon="receipt" title={t('vip.record.none')} text={t('vip.record.noneText')}>
            <ButtonLink kind="quiet" href={paths.vipRebate}>
              {t('vip.nav.rebate')}
            </ButtonLink>
          </EmptyState>
        }
      />
    );
  return (
    <ul className={listParts.list}>
      {state.data.list.map(({ at, type, upTo, amount }) => (
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
