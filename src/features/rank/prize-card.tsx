import type { CallData } from '../../../contract/call.ts';
import type { getSlotsHack } from '../../../contract/rank/slots-hack-calls.ts';
import { t } from '../../platform/i18n.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { Card, CardNote } from '../../ui/card.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './board.module.css';
import { joinPrizes } from './join-prizes.ts';

type Prizes = CallData<typeof getSlotsHack>['prizes'];

/** What the places of the week win; places with the same prize share a line. */
export function PrizeCard({ prizes, claimDays }: { prizes: Prizes; claimDays: number }) {
  const { moneyFormat } = useUi();
  const lines = joinPrizes(
    prizes.map((prize) => ({ ...prize, text: rewardText(prize.rewards, moneyFormat) })),
  );
  return (
    <Card icon="gift" title={t('rank.hack.prizes')}>
      <dl className={styles.prizes}>
        {lines.map(({ from, to, text }) => (
          <div key={from}>
            <dt>{from === to ? t('rank.place', { place: from }) : t('rank.places', { from, to })}</dt>
            <span className={styles.dots} aria-hidden="true" />
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <CardNote>{t('rank.hack.prizesText', { days: claimDays })}</CardNote>
    </Card>
  );
}
