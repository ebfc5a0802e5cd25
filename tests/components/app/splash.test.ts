import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hideSplash, openSplash } from '../../../src/app/splash.ts';

const animate = vi.fn();

/** The splash that came with the HTML; whether it has gone is told in `isGone`. */
function coverPage(path: string): { splash: HTMLElement; isGone: () => boolean } {
  history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="splash"><p class="name">Marquee</p></div>';
  const splash = document.getElementById('splash') as HTMLElement;
  splash.animate = animate;
  return { splash, isGone: () => !splash.isConnected };
}

const startHiding = async () => {
  let isDone = false;
  void hideSplash().then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return () => isDone;
};

describe('splash of a start', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    animate.mockReset();
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.innerHTML = '';
    document.documentElement.removeAttribute('data-motion');
  });

  it('curtain opens slowly on the lobby of a new browser, and lets every touch through at once', async () => {
    const { splash, isGone } = coverPage('/');
    const isDone = await startHiding();
    expect(splash.className).toBe('leaving grand');
    expect([splash.style.pointerEvents, splash.getAttribute('aria-hidden')]).toEqual(['none', 'true']);
    await vi.advanceTimersByTimeAsync(1_259);
    expect([isGone(), isDone()]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect([isGone(), isDone()]).toEqual([true, true]);
  });

  it('curtain opens shortly on the lobby of a browser that has seen it', async () => {
    coverPage('/');
    await startHiding();
    await vi.runAllTimersAsync();
    const { splash, isGone } = coverPage('/');
    await startHiding();
    expect(splash.className).toBe('leaving brief');
    await vi.advanceTimersByTimeAsync(440);
    expect(isGone()).toBe(true);
  });

  it('curtain that the page opens over its first window is left to it, and goes at once where that is done', async () => {
    const { splash, isGone } = coverPage('/');
    void openSplash(splash);
    await startHiding();
    await vi.runAllTimersAsync();
    expect(isGone()).toBe(false);
    splash.hidden = true;
    await hideSplash();
    expect(isGone()).toBe(true);
  });

  it('another page does not use the first opening up', async () => {
    coverPage('/wallets');
    await startHiding();
    await vi.runAllTimersAsync();
    const { splash } = coverPage('/');
    await startHiding();
    expect(splash.className).toBe('leaving grand');
    await vi.runAllTimersAsync();
  });

  it.each(['pointerdown', 'keydown', 'wheel'])(
    '%s ends the opening within 90 ms, counted once',
    async (kind) => {
      const { isGone } = coverPage('/');
      const isDone = await startHiding();
      await vi.advanceTimersByTimeAsync(200);
      dispatchEvent(new Event(kind));
      await vi.advanceTimersByTimeAsync(60);
      dispatchEvent(new Event(kind));
      expect(isGone()).toBe(false);
      await vi.advanceTimersByTimeAsync(30);
      expect([isGone(), isDone()]).toEqual([true, true]);
      expect(animate.mock.calls).toEqual([[{ opacity: 0 }, { duration: 90, fill: 'forwards' }]]);
    },
  );

  it('splash fades as a whole for who wants reduced motion', async () => {
    document.documentElement.setAttribute('data-motion', 'calm');
    const { splash, isGone } = coverPage('/');
    await startHiding();
    expect(splash.className).toBe('');
    expect(animate).toHaveBeenCalledWith({ opacity: 0 }, { duration: 160, fill: 'forwards' });
    await vi.advanceTimersByTimeAsync(160);
    expect(isGone()).toBe(true);
  });

  it('splash goes at once where the lobby was seen all along', async () => {
    const { isGone } = coverPage('/');
    document.body.insertAdjacentHTML('beforeend', '<div id="snapshot"></div>');
    await startHiding();
    await vi.advanceTimersByTimeAsync(0);
    expect([isGone(), document.getElementById('snapshot')]).toEqual([true, null]);
    expect(animate).not.toHaveBeenCalled();
  });

  it('page without a splash is done', async () => {
    await expect(hideSplash()).resolves.toBeUndefined();
  });
});
