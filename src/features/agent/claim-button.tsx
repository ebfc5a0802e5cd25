import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { flyClaim } from '../../session/claim-flight.ts';
import { connectionStore } from '../../session/connection-store.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { rewardText } from '../../session/reward-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import { claimCommission } from './agent-flows.ts';

interface ClaimButtonProps {
  text: string;
  /** What readers hear where several buttons say the same. */
  label?: string;
  /** Null claims the amounts of all members. */
  memberId: string | null;
  isWide?: boolean;
}

/** Claims once, and lets the money fly to the balance; a failure stands below it. */
export function ClaimButton({ text, label, memberId, isWide = false }: ClaimButtonProps) {
  const { moneyFormat } = useUi();
  const { isBusy, failure, run } = useMutation();
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const press = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // As it is pressed: once it is claimed the button is gone.
    const from = currentTarget.getBoundingClientRect();
    await run(async () => {
      const rewards = await claimCommission(memberId);
      flyClaim(from, rewards);
      toast(t('agent.claimed', { amount: rewardText(rewards, moneyFormat) }), 'good');
    });
  };
  const refusal = failure === null ? null : describeFailure(failure);
  return (
    <>
      <Button
        aria-label={label}
        kind={memberId === null ? 'action' : 'second'}
        onClick={(event) => void press(event)}
        isWide={isWide}
        isBusy={isBusy}
        disabled={!isOnline}
      >
        {text}
      </Button>
      {!isOnline && <p>{t('shell.offline.none')}</p>}
      {refusal && <p role="alert">{refusal}</p>}
    </>
  );
}
