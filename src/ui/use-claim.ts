import type { MoneyFormat } from '../../contract/money.ts';
import type { Reward } from '../../contract/rewards/reward.ts';
import type { ClaimState } from './claim-button.tsx';
import { toast } from './toast.ts';
import { useUi } from './ui-context.ts';
import { useMutation } from './use-mutation.ts';

/** Props of a claim button. */
export interface ClaimBinding {
  readonly state: ClaimState;
  readonly note: string | undefined;
  onClaim(place: DOMRect): void;
}

/**
 * A claim that is made at most once at a time.
 * @param claim asks the server; what it throws is described below the button
 * @param tell shows what was granted: `place` is where it was claimed, in the window. What it answers is told in passing
 */
export function useClaim(
  claim: () => Promise<readonly Reward[]>,
  tell: (rewards: readonly Reward[], place: DOMRect, format: MoneyFormat) => string | null,
): ClaimBinding {
  const { words, moneyFormat, useOnline, describeFailure } = useUi();
  const isOnline = useOnline();
  const { isBusy, failure, run } = useMutation();
  const onClaim = (place: DOMRect) =>
    void run(async () => {
      const told = tell(await claim(), place, moneyFormat);
      if (told !== null) toast(told, 'good');
    });
  if (isBusy) return { state: 'claiming', note: undefined, onClaim };
  if (!isOnline) return { state: 'offline', note: words.offline, onClaim };
  if (failure !== null) return { state: 'failed', note: describeFailure(failure), onClaim };
  return { state: 'ready', note: undefined, onClaim };
}
