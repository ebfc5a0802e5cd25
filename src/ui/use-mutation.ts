import { useState } from 'react';

/** Runs one action at a time and stores its error. */
export function useMutation() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  /** @returns whether it worked. */
  async function run(act: () => Promise<void>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setFailure(null);
    try {
      await act();
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, run };
}
