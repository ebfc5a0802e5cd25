import { type MouseEvent, useId } from 'react';
import type { InviteState } from '../../../contract/invite/invite-state-calls.ts';
import { formatCents, NO_CENTS } from '../../../contract/money.ts';
import { subtractCents } from '../../../contract/money-arithmetic.ts';
import { t } from '../../platform/i18n.ts';
import { flyClaim } from '../../session/claim-flight.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Progress } from '../../ui/progress.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import styles from './invite.module.css';
import { cashOut } from './invite-flows.ts';
import { targetShare } from './invite-rules.ts';

/** What was won in the period, how far it is to an early cash-out, and the cash-out. */
export function Winnings({ state: { period, terms, last } }: { state: InviteState }) {
  const id = useId();
  const { moneyFormat } = useUi();
  const { isBusy, failure, run } = useMutation();
  const won = period?.won ?? NO_CENTS;
  const waiting = period ? subtractCents(period.won, period.paid) : NO_CENTS;
  const money = (amount: typeof won) => formatCents(amount, moneyFormat);
  const pay = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const place = currentTarget.getBoundingClientRect();
    await run(async () => {
      const { amount, rewards } = await cashOut();
      flyClaim(place, rewards);
      toast(t('invite.cashOut.done', { amount: money(amount) }), 'good');
    });
  };
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t('invite.won')}</h2>
      <p className={styles.figure}>{money(won)}</p>
      <Progress
        label={t('invite.target')}
        share={targetShare(won, terms)}
        valueText={t('invite.target.value', { won: money(won), target: money(terms.target) })}
      />
      <p className={styles.note}>
        {won >= terms.target
          ? t('invite.target.reached')
          : t('invite.target.below', { target: money(terms.target) })}
      </p>
      {period && period.paid > 0 && (
        <p className={styles.note}>{t('invite.paid', { amount: money(period.paid) })}</p>
      )}
      {period?.canExchange && (
        <Button kind="second" isWide isBusy={isBusy} onClick={(event) => void pay(event)}>
          {t('invite.cashOut', { amount: money(waiting) })}
        </Button>
      )}
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
      {last && last.won > 0 && (
        <p className={styles.note}>
          {t('invite.last', { amount: money(last.won) })} <DateText at={last.endedAt} shows="date" />
        </p>
      )}
    </section>
  );
}
