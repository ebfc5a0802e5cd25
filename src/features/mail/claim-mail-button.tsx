import { t } from '../../platform/i18n.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { showClaimed } from '../../session/claims/show-claimed.ts';
import { ClaimButton } from '../../ui/claim-button.tsx';
import { useClaim } from '../../ui/use-claim.ts';
import { claimMail } from './mail-flows.ts';

interface ClaimMailButtonProps {
  /** Null claims what is attached to all mails. */
  id: string | null;
  text: string;
  label: string;
}

/** The claim of what is attached: one reward flies from the button, several are listed and fly from their list. */
export function ClaimMailButton({ id, text, label }: ClaimMailButtonProps) {
  const claiming = useClaim(
    () => claimMail({ id }),
    (rewards, place, format) => {
      if (showClaimed(place, rewards)) return null;
      return t('mail.claimed', { rewards: rewardText(rewards, format) });
    },
  );
  return <ClaimButton {...claiming} width={id === null ? 'own' : 'full'} text={text} label={label} />;
}
