import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { t } from '../../platform/i18n.ts';
import { connectionStore } from '../../session/connection-store.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { rewardText } from '../../session/reward-text.ts';
import { showClaimed } from '../../session/show-claimed.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';

interface ClaimButtonProps {
  /** What the button says; readers hear `label`, as several buttons may say the same. */
  text: string;
  label: string;
  kind?: 'action' | 'quiet';
  claim(): Promise<readonly Reward[]>;
  /** Before the reward is told. */
  onClaimed?(): void;
}

/**
 * Claims once: while it is busy it ignores presses, and a failure stands beside it. One reward is told in passing,
 * several are listed.
 */
export function ClaimButton({ text, label, kind = 'quiet', claim, onClaimed }: ClaimButtonProps) {
  const { moneyFormat } = useUi();
  const { isBusy, failure, run } = useMutation();
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // As it is pressed: once it is claimed the button is gone.
    const place = currentTarget.getBoundingClientRect();
    return run(async () => {
      const rewards = await claim();
      onClaimed?.();
      if (showClaimed(place, rewards)) return;
      toast(t('vip.claimed', { rewards: rewardText(rewards, moneyFormat) }), 'good');
    });
  };
  return (
    <>
      <Button
        kind={kind}
        isBusy={isBusy}
        disabled={!isOnline}
        aria-label={label}
        onClick={(event) => void press(event)}
      >
        {text}
      </Button>
      {!isOnline && <p>{t('shell.offline.none')}</p>}
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
    </>
  );
}
