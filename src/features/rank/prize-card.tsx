import type { CallData } from '../../../contract/call.ts';
import type { getSlotsHack } from '../../../contract/rank/slots-hack-calls.ts';
import { t } from '../../platform/i18n.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { Card, CardNote } from '../../ui/card.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './board.module.css';

interface PrizeLine {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Places one after the other with the same prize as one line. */
export function joinPrizes(
  prizes: readonly { readonly place: number; readonly text: string }[],
): PrizeLine[] {
  const lines: PrizeLine[] = [];
  for (const { place, text } of prizes) {
    const last = lines.at(-1);
    if (last?.text === text && last.to === place - 1) lines[lines.length - 1] = { ...last, to: place };
    else lines.push({ from: place, to: place, text });
  }
  return lines;
}

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
