import type { Reward } from '../../../contract/rewards/reward.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import { claimWithFlight } from './claim-with-flight.ts';

interface ClaimGiftProps {
  text: string;
  claim(): Promise<readonly Reward[]>;
}

/** Claims once: while it is busy it ignores presses, and a failure stands beside it. */
export function ClaimGift({ text, claim }: ClaimGiftProps) {
  const { moneyFormat: format } = useUi();
  const { isBusy, failure, run } = useMutation();
  return (
    <>
      <Button
        isWide
        isBusy={isBusy}
        onClick={({ currentTarget }) => void run(() => claimWithFlight(currentTarget, claim, format))}
      >
        {text}
      </Button>
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
    </>
  );
}
