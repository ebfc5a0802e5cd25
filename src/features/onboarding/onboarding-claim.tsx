import type { Reward } from '../../../contract/rewards/reward.ts';
import { t } from '../../platform/i18n.ts';
import { flyClaim } from '../../session/claims/claim-flight.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { ClaimButton } from '../../ui/claim-button.tsx';
import { useClaim } from '../../ui/use-claim.ts';

interface OnboardingClaimProps {
  text: string;
  claim(): Promise<readonly Reward[]>;
}

/** The claim of what a new account is granted: it flies from the button. */
export function OnboardingClaim({ text, claim }: OnboardingClaimProps) {
  const claiming = useClaim(claim, (rewards, place, format) => {
    flyClaim(place, rewards);
    return t('onboarding.claimed', { rewards: rewardText(rewards, format) });
  });
  return <ClaimButton {...claiming} width="full" text={text} />;
}
