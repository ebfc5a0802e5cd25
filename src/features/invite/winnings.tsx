import { useId } from 'react';
import type { InviteState } from '../../../contract/invite/invite-state-calls.ts';
import { formatCents, NO_CENTS } from '../../../contract/money.ts';
import { subtractCents } from '../../../contract/money-arithmetic.ts';
import { t } from '../../platform/i18n.ts';
import { flyClaim } from '../../session/claims/claim-flight.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import alertParts from '../../ui/alerts.module.css';
import { ClaimButton } from '../../ui/claim-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Progress } from '../../ui/progress.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { useUi } from '../../ui/ui-context.ts';
import { useClaim } from '../../ui/use-claim.ts';
import wordParts from '../../ui/words.module.css';
import styles from './invite.module.css';
import { cashOut } from './invite-flows.ts';
import { targetShare } from './invite-rules.ts';

/** What was won in the period, how far it is to an early cash-out, and the cash-out. */
export function Winnings({ state: { period, terms, last } }: { state: InviteState }) {
  const id = useId();
  const { moneyFormat } = useUi();
  const won = period?.won ?? NO_CENTS;
  const waiting = period ? subtractCents(period.won, period.paid) : NO_CENTS;
  const money = (amount: typeof won) => formatCents(amount, moneyFormat);
  const paying = useClaim(cashOut, (rewards, place, format) => {
    flyClaim(place, rewards);
    return t('invite.cashOut.done', { amount: rewardText(rewards, format) });
  });
  return (
    <section
      className={classNames(surfaceParts.frame, wordParts.headlined, alertParts.alerts, styles.card)}
      aria-labelledby={id}
    >
      <h2 id={id}>{t('invite.won')}</h2>
      <p className={styles.figure}>{money(won)}</p>
      <Progress
        label={t('invite.target')}
        share={targetShare(won, terms)}
        valueText={t('invite.target.value', { won: money(won), target: money(terms.target) })}
      />
      <p className={classNames(wordParts.note, styles.note)}>
        {won >= terms.target
          ? t('invite.target.reached')
          : t('invite.target.below', { target: money(terms.target) })}
      </p>
      {period && period.paid > 0 && (
        <p className={classNames(wordParts.note, styles.note)}>
          {t('invite.paid', { amount: money(period.paid) })}
        </p>
      )}
      {period?.canExchange && (
        <ClaimButton
          {...paying}
          kind="second"
          width="full"
          text={t('invite.cashOut', { amount: money(waiting) })}
        />
      )}
      {last && last.won > 0 && (
        <p className={classNames(wordParts.note, styles.note)}>
          {t('invite.last', { amount: money(last.won) })} <DateText at={last.endedAt} shows="date" />
        </p>
      )}
    </section>
  );
}
