import { t } from '../../platform/i18n.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Money } from '../../ui/money.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './agent.module.css';
import { Loading } from './loading.tsx';
import { More } from './more.tsx';
import { usePayments } from './queries.ts';

/** What was paid, newest first. */
export function LogTab() {
  const answer = usePayments();
  const { data } = answer;
  if (!data) return <Loading answer={answer} count={4} height="64px" />;
  const payments = data.flatMap(({ list }) => list);
  if (payments.length === 0)
    return <EmptyState icon="coins" title={t('agent.log.none')} text={t('agent.log.noneText')} />;
  return (
    <div className={styles.stack}>
      <ul className={styles.payments}>
        {payments.map(({ id, members, amount, wagering, at }) => (
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
      <More answer={answer} />
    </div>
  );
}
