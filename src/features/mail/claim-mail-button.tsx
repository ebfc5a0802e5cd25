import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { flyClaim } from '../../session/claim-flight.ts';
import { connectionStore } from '../../session/connection-store.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { openOverlay } from '../../session/overlay-store.ts';
import { rewardText } from '../../session/reward-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import styles from './attachment.module.css';
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
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // As it is pressed: once all is claimed the button is gone.
    const place = currentTarget.getBoundingClientRect();
    return run(async () => {
      const rewards = await claimMail(id);
      if (rewards.length > 1) {
        openOverlay('reward-list', { rewards });
        return;
      }
      flyClaim(place, rewards);
      toast(t('mail.claimed', { rewards: rewardText(rewards, moneyFormat) }), 'good');
    });
  };
  return (
    <>
      <Button
        isWide={isWide}
        isBusy={isBusy}
        disabled={!isOnline}
        aria-label={label}
        onClick={(event) => void press(event)}
      >
        {text}
      </Button>
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {describeFailure(failure)}
        </p>
      )}
    </>
  );
}
