import { isCallFailure } from '../../platform/http/call-failure.ts';
import { tokenStore } from '../../platform/token-store.ts';
import { openOverlay, overlayStore } from '../overlays/overlay-store.ts';

const OVERLAY = 'proof';
let hasStepUp = false;

/** The answer of `reauthenticate`: the session goes on with a new token. */
export function completeStepUp({ token }: { token: string }): void {
  tokenStore.write(token);
  hasStepUp = true;
}

/**
 * Runs an action that may require step-up. When the server requires it, the password is requested above
 * the page, and the action runs again. A closed dialog rejects with the server's error.
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
