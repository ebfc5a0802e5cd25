import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { connectionStore } from '../../session/connection-store.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { rewardText } from '../../session/reward-text.ts';
import { showClaimed } from '../../session/show-claimed.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import { claimMail } from './mail-flows.ts';

interface ClaimMailButtonProps {
  /** Null claims what is attached to all mails. */
  id: string | null;
  text: string;
  label: string;
  isWide?: boolean;
}

/** Claims once; one reward flies from the button, several are listed and fly from their list. */
export function ClaimMailButton({ id, text, label, isWide = false }: ClaimMailButtonProps) {
  const { moneyFormat } = useUi();
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const { isBusy, failure, run } = useMutation();
  const claim = (place: DOMRect) =>
    run(async () => {
      const rewards = await claimMail(id);
      if (!showClaimed(place, rewards))
        toast(t('mail.claimed', { rewards: rewardText(rewards, moneyFormat) }), 'good');
    });
  return (
    <>
      <Button
        isWide={isWide}
        isBusy={isBusy}
        disabled={!isOnline}
        aria-label={label}
        // The place as it is pressed: once all is claimed the button is gone.
        onClick={({ currentTarget }) => void claim(currentTarget.getBoundingClientRect())}
      >
        {text}
      </Button>
      {failure !== null && (
        <Notice tone="danger" isLive>
          {describeFailure(failure)}
        </Notice>
      )}
    </>
  );
}
