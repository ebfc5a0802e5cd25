import { isCallFailure } from '../platform/http/call-failure.ts';
import { tokenStore } from '../platform/token-store.ts';
import { openOverlay, overlayStore } from './overlay-store.ts';

const OVERLAY = 'proof';
let isProved = false;

/** The answer of `proveSelf`: the session goes on with a new token. */
export function completeProof({ token }: { token: string }): void {
  tokenStore.write(token);
  isProved = true;
}

/**
 * Does an act that may need a fresh proof of who is there. When the server says so, the password is asked for above
 * the page, and the act is done again. Whoever closes the question gets the server's refusal.
 */
export async function withProof<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isCallFailure(error) || error.key !== 'proofNeeded' || !(await askForProof())) throw error;
    return act();
  }
}

const isOpen = () => overlayStore.getState().stack.some(({ name }) => name === OVERLAY);

async function askForProof(): Promise<boolean> {
  isProved = false;
  openOverlay(OVERLAY);
  if (!isOpen()) return false;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const stop = overlayStore.subscribe(() => {
    if (!isOpen()) resolve(isProved);
  });
  const answer = await promise;
  stop();
  return answer;
}
