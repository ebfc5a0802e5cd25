import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAndroidApp } from '../../../contract/install/android-calls.ts';
import { followInstallPrompt, installStore } from '../../../src/features/install/install-prompt.ts';
import { overlayStore } from '../../../src/session/overlays/overlay-store.ts';
import { offerInstall } from '../support/install-event.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';

function callItself(userAgent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

const PIXEL = 'Mozilla/5.0 (Linux; Android 16; Pixel 8) Chrome/140.0.0.0 Mobile Safari/537.36';
const RELEASE = {
  versionName: '1.2.3',
  versionCode: 10_203,
  bytes: 12_627_456,
  sha256: 'ab'.repeat(32),
  url: '/android/marquee-10203.apk',
};

followInstallPrompt();

beforeEach(() => server().answer(getAndroidApp, { release: null, isTooOld: false }));

afterEach(() => {
  vi.restoreAllMocks();
  installStore.setState({ event: null, isDone: false });
  globalThis.native = undefined;
});

describe('download page', () => {
  it('[R34] app for Android is offered with its version, size and checksum, where there is one', async () => {
    callItself(PIXEL);
    await openPage('/download');
    await screen.findByRole('tab', { selected: true });
    expect(screen.queryByRole('region', { name: 'App for Android' })).toBeNull();
    server().answer(getAndroidApp, { release: RELEASE, isTooOld: false });
    const { user } = await openPage('/download');
    const offer = await screen.findByRole('region', { name: 'App for Android' });
    expect(offer.textContent).toContain('Version 1.2.3, 12.6 MB');
    expect(offer.textContent).toContain(RELEASE.sha256);
    const link = within(offer).getByRole('link', { name: 'Download the app' });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([RELEASE.url, true]);
    await user.click(screen.getByRole('tab', { name: 'Computer' }));
    expect(screen.queryByRole('region', { name: 'App for Android' })).toBeNull();
  });

  it('[R34] installed app offers a newer version alone, by way of the browser', async () => {
    callItself(`${PIXEL} member-app/1.2.2.10202`);
    const send = vi.fn(async () => true);
    server().answer(getAndroidApp, { release: RELEASE, isTooOld: false });
    globalThis.native = { isShell: true, versionCode: 10_203, send };
    await openPage('/download');
    expect(await screen.findByText('App installed')).toBeTruthy();
    await waitFor(() => expect(server().asked(getAndroidApp)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Update the app' })).toBeNull();
    globalThis.native = { isShell: true, versionCode: 10_202, send };
    const { user } = await openPage('/download');
    await user.click(await screen.findByRole('button', { name: 'Update the app' }));
    expect(send).toHaveBeenCalledWith('update.open');
  });

  it('[R34] guest finds the steps of the device in hand, and those of the others', async () => {
    callItself(IPHONE);
    const { user } = await openPage('/download');
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('iPhone, iPad');
    expect(screen.getByText('Scroll down and choose Add to Home Screen.')).toBeTruthy();
    expect(screen.getAllByRole('img', { name: /Safari|Share|icon/ })).toHaveLength(3);
    await user.click(screen.getByRole('tab', { name: 'Android' }));
    expect(screen.getByText('Choose Install app or Add to Home screen.')).toBeTruthy();
  });

  it('[R34] browser that can install is told to, once, and the page then says that it is done', async () => {
    const { user } = await openPage('/download');
    await screen.findByRole('tab', { selected: true });
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
    const event = offerInstall('accepted');
    expect(event.defaultPrevented).toBe(true);
    await user.dblClick(await screen.findByRole('button', { name: 'Install' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Install' })).toBeNull());
    expect(event.prompt).toHaveBeenCalledTimes(1);
    act(() => void dispatchEvent(new Event('appinstalled')));
    expect(await screen.findByText('App installed')).toBeTruthy();
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
    offerInstall('dismissed');
    await user.click(await screen.findByRole('button', { name: 'Install' }));
    expect(await screen.findByRole('link', { name: 'Show me how' })).toBeTruthy();
    offerInstall('accepted');
    await user.click(await screen.findByRole('button', { name: 'Install' }));
    await waitFor(() => expect(overlayStore.getState().stack).toEqual([]));
  });
});
