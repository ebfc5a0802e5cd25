import type { Reward } from '../../../contract/rewards/reward.ts';
import { t } from '../../platform/i18n.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { showClaimed } from '../../session/claims/show-claimed.ts';
import { ClaimButton } from '../../ui/claim-button.tsx';
import { useClaim } from '../../ui/use-claim.ts';

interface RewardClaimProps {
  text: string;
  /** What readers hear, as several buttons may say the same. */
  label: string;
  kind?: 'action' | 'second' | 'quiet';
  claim(): Promise<readonly Reward[]>;
  /** Before the reward is told. */
  onClaimed?(): void;
}

/** The claim of a reward: one is told in passing, several are listed. */
export function RewardClaim({ text, label, kind = 'quiet', claim, onClaimed }: RewardClaimProps) {
  const claiming = useClaim(claim, (rewards, place, format) => {
    onClaimed?.();
    if (showClaimed(place, rewards)) return null;
    return t('vip.claimed', { rewards: rewardText(rewards, format) });
  });
  return <ClaimButton {...claiming} kind={kind} text={text} label={label} />;
}
