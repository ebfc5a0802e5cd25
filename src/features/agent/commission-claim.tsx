import type { Reward } from '../../../contract/rewards/reward.ts';
import { t } from '../../platform/i18n.ts';
import { flyClaim } from '../../session/claims/claim-flight.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { ClaimButton } from '../../ui/claim-button.tsx';
import { useClaim } from '../../ui/use-claim.ts';

interface CommissionClaimProps {
  text: string;
  label?: string;
  /** Of one member, or of all. */
  of: 'member' | 'all';
  claim(): Promise<readonly Reward[]>;
}

/** The claim of commission: the money flies to the balance. */
export function CommissionClaim({ text, label = text, of, claim }: CommissionClaimProps) {
  const claiming = useClaim(claim, (rewards, place, format) => {
    flyClaim(place, rewards);
    return t('agent.claimed', { amount: rewardText(rewards, format) });
  });
  return (
    <ClaimButton
      {...claiming}
      kind={of === 'all' ? 'action' : 'second'}
      width={of === 'all' ? 'full' : 'own'}
      text={text}
      label={label}
    />
  );
}
