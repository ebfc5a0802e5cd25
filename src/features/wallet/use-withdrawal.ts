import { useEffect, useState } from 'react';
import type { Withdrawal } from '../../../contract/wallet/withdrawal.ts';
import { after } from '../../platform/clock.ts';
import { isHidden, whenVisibilityChanges } from '../../platform/visibility.ts';
import { askForState } from './withdraw-flows.ts';
import { askAgainMs } from './withdraw-rules.ts';

/** Follows one withdrawal to its end while the page is looked at; a failed question is asked again. */
export function useWithdrawal(id: string): { withdrawal: Withdrawal | null; failure: unknown } {
  const [state, setState] = useState<{ withdrawal: Withdrawal | null; failure: unknown }>({
    withdrawal: null,
    failure: null,
  });
  useEffect(() => {
    let isLeft = false;
    let stop = () => {};
    const ask = async () => {
      stop();
      let waitMs: number | null = 60_000;
      try {
        const withdrawal = await askForState(id);
        waitMs = askAgainMs(withdrawal);
        if (!isLeft) setState({ withdrawal, failure: null });
      } catch (failure) {
        if (!isLeft) setState((old) => ({ ...old, failure }));
      }
      if (!isLeft && waitMs !== null && !isHidden()) stop = after(waitMs, () => void ask());
    };
    const stopListening = whenVisibilityChanges(() => {
      if (isHidden()) stop();
      else void ask();
    });
    void ask();
    return () => {
      isLeft = true;
      stop();
      stopListening();
    };
  }, [id]);
  return state;
}
