import { t } from '../../platform/i18n.ts';
import { listState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import listParts from '../../ui/lists.module.css';
import { Money } from '../../ui/money.tsx';
import { MoreRows } from '../../ui/more-rows.tsx';
import pageParts from '../../ui/page.module.css';
import { EmptyState, StateView } from '../../ui/states.tsx';
import styles from './agent.module.css';
import { usePayments } from './agent-queries.ts';

/** Lists the commission that was paid, newest first. */
export function LogTab() {
  const answer = usePayments();
  const state = listState(answer);
  if (state.kind !== 'success')
    return (
      <StateView
        state={state}
        failed={t('agent.failed')}
        boxes={{ count: 4, height: '64px' }}
        empty={<EmptyState icon="coins" title={t('agent.log.none')} text={t('agent.log.noneText')} />}
      />
    );
  return (
    <div className={classNames(pageParts.stack, styles.stack)}>
      <ul className={classNames(listParts.list, styles.payments)}>
        {state.data.map(({ id, members, amount, wagering, at }) => (
          <li key={id}>
            <span>
              {t('agent.log.members', { count: members })}
              <small>
                <DateText at={at} />
              </small>
            </span>
            <span>
              <b>
                <Money amount={amount} isSigned />
              </b>
              <small>
                {t('agent.log.wagering')} <Money amount={wagering} face="text" />
              </small>
            </span>
          </li>
        ))}
      </ul>
      <MoreRows answer={answer} text={t('agent.more')} />
    </div>
  );
}
