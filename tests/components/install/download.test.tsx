import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followInstallPrompt, installStore } from '../../../src/features/install/install-prompt.ts';
import { overlayStore } from '../../../src/session/overlay-store.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';

function callItself(userAgent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

/** The browser's own question, answered with `outcome` when it is put. */
function offer(outcome: 'accepted' | 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
    userChoice: Promise.resolve({ outcome }),
  });
  act(() => void dispatchEvent(event));
  return event;
}

followInstallPrompt();

afterEach(() => {
  vi.restoreAllMocks();
  installStore.setState({ event: null, isDone: false });
});

describe('download page', () => {
  it('[R34] guest finds the steps of the device in hand, and those of the others', async () => {
    callItself(IPHONE);
    const { user } = await openPage('/download');
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('iPhone, iPad');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      '2Scroll down and choose Add to Home Screen.',
    );
    await user.click(screen.getByRole('tab', { name: 'Android' }));
    expect(screen.getByText('Choose Install app or Add to Home screen.')).toBeTruthy();
  });

  it('[R34] browser that can install is told to, once, and the page then says that it is done', async () => {
    const { user } = await openPage('/download');
    await screen.findByRole('tab', { selected: true });
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
    const event = offer('accepted');
    expect(event.defaultPrevented).toBe(true);
    await user.dblClick(await screen.findByRole('button', { name: 'Install' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Install' })).toBeNull());
    expect(event.prompt).toHaveBeenCalledTimes(1);
    act(() => void dispatchEvent(new Event('appinstalled')));
    expect(await screen.findByText('The app is installed')).toBeTruthy();
  });

  it('[V13] Chrome on an iPhone is told to use Safari', async () => {
    callItself(IPHONE.replace('Version/18.0', 'CriOS/130.0.0.0'));
    await openPage('/download');
    expect(await screen.findByText('Open this page in Safari')).toBeTruthy();
  });
});

describe('download overlay', () => {
  it('[O09] one tap closes it', async () => {
    const { user } = await showOverlay('download', {}, { player: { id: 7 } });
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(overlayStore.getState().stack).toEqual([]);
  });

  it('[O09] it leads to the steps where the browser cannot be told to install', async () => {
    await showOverlay('download', {}, { player: { id: 7 } });
    const way = await screen.findByRole('link', { name: 'Show me how' });
    expect(way.getAttribute('href')).toBe('/download');
  });

  it('[O09] it closes once the installation was accepted, and stays where it was dismissed', async () => {
    const { user } = await showOverlay('download', {}, { player: { id: 7 } });
    offer('dismissed');
    await user.click(await screen.findByRole('button', { name: 'Install' }));
    expect(await screen.findByRole('link', { name: 'Show me how' })).toBeTruthy();
    offer('accepted');
    await user.click(await screen.findByRole('button', { name: 'Install' }));
    await waitFor(() => expect(overlayStore.getState().stack).toEqual([]));
  });
});
