import type { MouseEvent } from 'react';
import type { SlotsHackAward } from '../../../contract/rank/slots-hack-calls.ts';
import { t } from '../../platform/i18n.ts';
import { flyClaim } from '../../session/claim-flight.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { rewardText } from '../../session/reward-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardNote } from '../../ui/card.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import styles from './board.module.css';
import { claimPrize } from './hack-flows.ts';

interface AwardCardProps {
  award: SlotsHackAward;
  canClaim: boolean;
}

/** What the player has won in a week that is over, and its claim. */
export function AwardCard({ award: { week, place, rewards, claimUntil }, canClaim }: AwardCardProps) {
  const { moneyFormat } = useUi();
  const { isBusy, failure, run } = useMutation();
  const claim = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // As it is pressed: once it is claimed the card is gone.
    const from = currentTarget.getBoundingClientRect();
    return run(async () => {
      const claimed = await claimPrize(week);
      flyClaim(from, claimed);
      toast(t('rank.hack.claimed', { rewards: rewardText(claimed, moneyFormat) }), 'good');
    });
  };
  return (
    <Card icon="trophy" title={t('rank.hack.won', { place })} isBright>
      <p>
        <strong className={styles.award}>{rewardText(rewards, moneyFormat)}</strong>
      </p>
      <CardNote>
        {t('rank.hack.claimUntil')} <DateText at={claimUntil} />
      </CardNote>
      {canClaim ? (
        <Button isWide isBusy={isBusy} onClick={(event) => void claim(event)}>
          {t('rank.hack.claim')}
        </Button>
      ) : (
        <p>{t('rank.hack.notNow')}</p>
      )}
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
    </Card>
  );
}
