import type { Reward } from '../../../contract/rewards/reward.ts';
import { t } from '../../platform/i18n.ts';
import { flyClaim } from '../../session/claims/claim-flight.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { ClaimButton } from '../../ui/claim-button.tsx';
import { useClaim } from '../../ui/use-claim.ts';

interface ClaimGiftProps {
  text: string;
  claim(): Promise<readonly Reward[]>;
}

/** The claim of a gift: what was granted flies from the button. */
export function ClaimGift({ text, claim }: ClaimGiftProps) {
  const claiming = useClaim(claim, (rewards, place, format) => {
    flyClaim(place, rewards);
    return t('gifts.claimed', { rewards: rewardText(rewards, format) });
  });
  return <ClaimButton {...claiming} width="full" text={text} />;
}
