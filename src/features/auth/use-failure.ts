import { useState } from 'react';
import { type CallFailure, isCallFailure } from '../../platform/http/call-failure.ts';

/** Submits a form and stores the error that belongs to the whole form. */
export function useFailure() {
  const [failure, setFailure] = useState<CallFailure | null>(null);

  /** @returns whether it succeeded; `place` may handle an error that belongs to one field. */
  async function attempt(
    send: () => Promise<void>,
    place: (failure: CallFailure) => boolean,
  ): Promise<boolean> {
    setFailure(null);
    try {
      await send();
      return true;
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      if (!place(error)) setFailure(error);
      return false;
    }
  }

  return { failure, attempt };
}
