import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { syncMotionMark } from '../../../src/app/motion-mark.ts';
import { UnprovenPanel } from '../../../src/app/unverified-panel.tsx';
import { chromeAddress, WebviewPage } from '../../../src/app/webview-page.tsx';
import { connectionStore, followNetwork } from '../../../src/session/calls/connection-store.ts';
import { changePreferences } from '../../../src/session/config/preferences-store.ts';
import { showPart } from '../support/open-page.tsx';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) FBAN/FBAV';

describe('page in an app’s own browser', () => {
  const leave = vi.fn();
  beforeEach(() => {
    leave.mockReset();
    vi.spyOn(location, 'assign').mockImplementation(leave);
  });
  afterEach(() => vi.restoreAllMocks());

  const show = async (agent: string) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    return showPart(<WebviewPage />, ['page']);
  };

  it('[T17] visitor on Android is led to Chrome by itself, and only once in a visit', async () => {
    await show(ANDROID);
    expect(leave).toHaveBeenCalledTimes(1);
    expect(leave.mock.calls[0]?.[0]).toMatch(/^intent:\/\/127\.0\.0\.1\/.*package=com\.android\.chrome/);
    await show(ANDROID);
    expect(leave).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Open in Chrome' }).getAttribute('href')).toMatch(/^intent:/);
  });

  it('[T17] visitor elsewhere copies the address by hand, and reads that it is copied', async () => {
    const { user } = await show('Mozilla/5.0 (X11; Linux x86_64) WhatsApp');
    expect(leave).not.toHaveBeenCalled();
    expect(screen.queryByRole('link', { name: 'Open in Chrome' })).toBeNull();
    expect(screen.getByText(/^Or use the app's menu/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(location.href);
  });

  it('[T17] address is selected where copying is not allowed, and the visitor reads what to do', async () => {
    const { user } = await show('Mozilla/5.0 (X11; Linux x86_64) WhatsApp');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/^This browser blocks copying/)).toBeTruthy();
    expect(String(getSelection())).toBe(location.href);
  });

  it('[T17] page opens in Chrome by an intent on Android and by its scheme on iOS', () => {
    expect(chromeAddress('Android 14', 'https://house.example/a?b=1')).toMatch(
      /^intent:\/\/house\.example\/a\?b=1#Intent;scheme=https;package=com\.android\.chrome;/,
    );
    expect(chromeAddress('iPhone', 'https://house.example/')).toBe('googlechromes://house.example/');
    expect(chromeAddress('Windows', 'https://house.example/')).toBeNull();
  });
});

describe('member whom nobody can recognise', () => {
  it('button asks the server at once, and is busy for a moment', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { user } = await showPart(<UnprovenPanel />, ['page']);
    expect(screen.getByRole('alert').textContent).toContain('You’re still signed in');
    const { wishes } = connectionStore.getState();
    const button = screen.getByRole('button', { name: 'Try again' });
    await user.click(button);
    await user.click(button);
    expect(connectionStore.getState().wishes).toBe(wishes + 1);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    await waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
    vi.useRealTimers();
  });
});

describe('marks of the browser', () => {
  it('network is followed both ways from the first moment on', () => {
    followNetwork();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    expect(connectionStore.getState().isOnline).toBe(false);
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(connectionStore.getState().isOnline).toBe(true);
    onLine.mockRestore();
  });

  it.each([
    [false, false, 'full'],
    [true, false, 'calm'],
    [false, true, 'calm'],
    [true, true, 'calm'],
  ])('motion by the player (calm: %s) and the system (reduced: %s) is %s', (isOwn, isSystem, mark) => {
    const system = { matches: isSystem, addEventListener: vi.fn() } as unknown as MediaQueryList;
    const media = vi.spyOn(globalThis, 'matchMedia').mockReturnValue(system);
    changePreferences({ isMotionReduced: isOwn });
    syncMotionMark();
    expect(document.documentElement.getAttribute('data-motion')).toBe(mark);
    changePreferences({ isMotionReduced: !isOwn });
    expect(document.documentElement.getAttribute('data-motion')).toBe(!isOwn || isSystem ? 'calm' : 'full');
    changePreferences({ isMotionReduced: false });
    media.mockRestore();
  });
});
