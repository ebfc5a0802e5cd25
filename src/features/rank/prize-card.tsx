import { useId } from 'react';
import type { CallData } from '../../../contract/call.ts';
import type { getSlotsHack } from '../../../contract/rank/slots-hack-calls.ts';
import { t } from '../../platform/i18n.ts';
import { rewardText } from '../../session/reward-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './board.module.css';
import { joinPrizes } from './join-prizes.ts';

type Prizes = CallData<typeof getSlotsHack>['prizes'];

/** What the places of the week win; places with the same prize share a line. */
export function PrizeCard({ prizes, claimDays }: { prizes: Prizes; claimDays: number }) {
  const id = useId();
  const { moneyFormat } = useUi();
  const lines = joinPrizes(
    prizes.map((prize) => ({ ...prize, text: rewardText(prize.rewards, moneyFormat) })),
  );
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>
        <Icon name="gift" size={22} />
        {t('rank.hack.prizes')}
      </h2>
      <dl>
        {lines.map(({ from, to, text }) => (
          <div key={from}>
            <dt>{from === to ? t('rank.place', { place: from }) : t('rank.places', { from, to })}</dt>
            <span className={styles.dots} aria-hidden="true" />
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('rank.hack.prizesText', { days: claimDays })}</p>
    </section>
  );
}
