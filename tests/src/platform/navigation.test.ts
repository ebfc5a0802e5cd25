// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://127.0.0.1/" }
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  goBack,
  hasNavigator,
  navigate,
  onPageUncovered,
  publishPageUncovered,
  setNavigator,
  stepsInside,
} from '../../../src/platform/navigation.ts';
import { onScreen } from '../../../src/platform/visibility.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('change of pages', () => {
  it('browser changes the page itself until the router has taken over', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    expect(hasNavigator()).toBe(false);
    navigate('/wallets');
    navigate('/member', { replace: true });
    expect([assign.mock.calls, replace.mock.calls]).toEqual([[['/wallets']], [['/member']]]);
  });

  it('way back leads to our own page before, and to the fallback where there is none', () => {
    const heard = vi.fn();
    setNavigator(heard);
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    history.replaceState({ steps: 0 }, '');
    goBack('/wallets');
    goBack();
    expect(heard.mock.calls).toEqual([
      ['/wallets', { replace: true }],
      ['/', { replace: true }],
    ]);
    history.replaceState({ steps: 2 }, '');
    goBack('/wallets');
    expect([back.mock.calls.length, heard.mock.calls.length, hasNavigator()]).toEqual([1, 2, true]);
  });

  it.each([[null], [{}], [{ steps: '2' }], ['steps']])(
    'entry %j of somebody else counts as no step',
    (state) => {
      history.replaceState(state, '');
      expect(stepsInside()).toBe(0);
    },
  );

  it('page that is uncovered is told to those who still listen', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const stop = onPageUncovered(first);
    onPageUncovered(second);
    publishPageUncovered();
    stop();
    publishPageUncovered();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  });
});

describe('page on the screen', () => {
  const turn = () => new Promise((done) => setImmediate(done));

  it('page counts as painted after two frames in sight, and waits while it is hidden', async () => {
    let state: DocumentVisibilityState = 'hidden';
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state);
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => frames.push(work));
    const frame = async () => {
      for (const work of frames.splice(0)) work(0);
      await turn();
    };
    const painted = vi.fn();
    void onScreen().then(painted);
    await frame();
    expect(frames).toHaveLength(0);
    state = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await frame();
    state = 'hidden';
    await frame();
    expect(painted).not.toHaveBeenCalled();
    state = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await frame();
    await frame();
    expect(painted).toHaveBeenCalledTimes(1);
  });
});
