import type { SlotsHackAward } from '../../../contract/rank/slots-hack-calls.ts';
import { t } from '../../platform/i18n.ts';
import { flyClaim } from '../../session/claims/claim-flight.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { Card, CardNote } from '../../ui/card.tsx';
import { ClaimButton } from '../../ui/claim-button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { useClaim } from '../../ui/use-claim.ts';
import styles from './board.module.css';
import { claimPrize } from './hack-flows.ts';

interface AwardCardProps {
  award: SlotsHackAward;
  canClaim: boolean;
}

/** What the player has won in a week that is over, and its claim. */
export function AwardCard({ award: { week, place, rewards, claimUntil }, canClaim }: AwardCardProps) {
  const { moneyFormat } = useUi();
  const claiming = useClaim(
    () => claimPrize({ week }),
    (claimed, place, format) => {
      flyClaim(place, claimed);
      return t('rank.hack.claimed', { rewards: rewardText(claimed, format) });
    },
  );
  return (
    <Card icon="trophy" title={t('rank.hack.won', { place })} isBright>
      <p>
        <strong className={styles.award}>{rewardText(rewards, moneyFormat)}</strong>
      </p>
      <CardNote>
        {t('rank.hack.claimUntil')} <DateText at={claimUntil} />
      </CardNote>
      {canClaim ? (
        <ClaimButton {...claiming} width="full" text={t('rank.hack.claim')} />
      ) : (
        <p>{t('rank.hack.notNow')}</p>
      )}
    </Card>
  );
}
