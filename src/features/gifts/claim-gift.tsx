import type { MouseEvent } from 'react';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { t } from '../../platform/i18n.ts';
import { flyClaim } from '../../session/claim-flight.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { rewardText } from '../../session/reward-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';

interface ClaimGiftProps {
  text: string;
  claim(): Promise<readonly Reward[]>;
}

/** Claims once: while it is busy it ignores presses, and a failure stands beside it. */
export function ClaimGift({ text, claim }: ClaimGiftProps) {
  const { moneyFormat } = useUi();
  const { isBusy, failure, run } = useMutation();
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const place = currentTarget.getBoundingClientRect();
    return run(async () => {
      const rewards = await claim();
      flyClaim(place, rewards);
      toast(t('gifts.claimed', { rewards: rewardText(rewards, moneyFormat) }), 'good');
    });
  };
  return (
    <>
      <Button isWide isBusy={isBusy} onClick={(event) => void press(event)}>
        {text}
      </Button>
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
    </>
  );
}
