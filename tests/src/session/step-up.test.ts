import { afterEach, describe, expect, it } from 'vitest';
import { CallFailure } from '../../../src/platform/http/call-failure.ts';
import { tokenStore } from '../../../src/platform/token-store.ts';
import { closeAllOverlays, closeOverlay, overlayStore } from '../../../src/session/overlay-store.ts';
import { completeStepUp, withStepUp } from '../../../src/session/step-up.ts';

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

describe('an act that may need a proof', () => {
  it('asks for none when the server wants none', async () => {
    expect(await withStepUp(async () => 'done')).toBe('done');
    expect(stack()).toEqual([]);
  });

  it('asks for the password, keeps the new token and is done again', async () => {
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

  it('is refused, and not tried again, when the question is closed', async () => {
    const { act, tries } = makeAction();
    const done = withStepUp(act);
    const refused = expect(done).rejects.toBe(REFUSED);
    await expect.poll(stack).toEqual(['proof']);
    closeOverlay('proof');
    await refused;
    expect(tries()).toBe(1);
  });

  it('passes every other failure on', async () => {
    const offline = new CallFailure('offline', 'setSelfLimited');
    await expect(withStepUp(() => Promise.reject(offline))).rejects.toBe(offline);
    expect(stack()).toEqual([]);
  });
});
