import { afterEach, describe, expect, it } from 'vitest';
import { CallFailure } from '../../../src/platform/http/call-failure.ts';
import { tokenStore } from '../../../src/platform/token-store.ts';
import { closeAllOverlays, closeOverlay, overlayStore } from '../../../src/session/overlays/overlay-store.ts';
import { completeStepUp, withStepUp } from '../../../src/session/sign-in/step-up.ts';

const REFUSED = new CallFailure('stepUpRequired', 'setSelfLimited', { code: 2031 });
const stack = () => overlayStore.getState().stack.map(({ name }) => name);
afterEach(() => closeAllOverlays());

/** An act that is refused until a proof was given. */
function makeAction() {
  let isOpen = false;
  let tries = 0;
  return {
    open: () => {
      isOpen = true;
    },
    tries: () => tries,
    act: async () => {
      tries += 1;
      if (!isOpen) throw REFUSED;
      return 'done';
    },
  };
}

describe('action with step-up', () => {
  it('action needs no step-up when the server requires none', async () => {
    expect(await withStepUp(async () => 'done')).toBe('done');
    expect(stack()).toEqual([]);
  });

  it('password is requested, the new token is stored and the action is repeated', async () => {
    const { act, open, tries } = makeAction();
    const done = withStepUp(act);
    await Promise.resolve();
    await expect.poll(stack).toEqual(['proof']);
    open();
    completeStepUp({ token: 'the-new-token' });
    closeOverlay('proof');
    expect(await done).toBe('done');
    expect([tries(), tokenStore.read()]).toEqual([2, 'the-new-token']);
  });

  it('action is rejected, and not retried, when the dialog is closed', async () => {
    const { act, tries } = makeAction();
    const done = withStepUp(act);
    const refused = expect(done).rejects.toBe(REFUSED);
    await expect.poll(stack).toEqual(['proof']);
    closeOverlay('proof');
    await refused;
    expect(tries()).toBe(1);
  });

  it('every other error is passed on', async () => {
    const offline = new CallFailure('offline', 'setSelfLimited');
    await expect(withStepUp(() => Promise.reject(offline))).rejects.toBe(offline);
    expect(stack()).toEqual([]);
  });
});
