import { isCallFailure } from '../platform/http/call-failure.ts';
import { tokenStore } from '../platform/token-store.ts';
import { openOverlay, overlayStore } from './overlay-store.ts';

const OVERLAY = 'proof';
let hasStepUp = false;

/** The answer of `reauthenticate`: the session goes on with a new token. */
export function completeStepUp({ token }: { token: string }): void {
  tokenStore.write(token);
  hasStepUp = true;
}

/**
 * Does an act that may need a fresh proof of who is there. When the server says so, the password is asked for above
 * the page, and the act is done again. Whoever closes the question gets the server's refusal.
 */
export async function withStepUp<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isCallFailure(error) || error.key !== 'stepUpRequired' || !(await requestStepUp())) throw error;
    return act();
  }
}

const isOpen = () => overlayStore.getState().stack.some(({ name }) => name === OVERLAY);

async function requestStepUp(): Promise<boolean> {
  hasStepUp = false;
  openOverlay(OVERLAY);
  if (!isOpen()) return false;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const stop = overlayStore.subscribe(() => {
    if (!isOpen()) resolve(hasStepUp);
  });
  const answer = await promise;
  stop();
  return answer;
}
