import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Activity } from '../../../contract/config/app-config.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { OVERLAYS } from '../../../src/app/overlay-table.ts';
import { activityStore } from '../../../src/session/config/activity-store.ts';
import {
  closeAllOverlays,
  closeOverlay,
  openOverlay,
  overlayStore,
} from '../../../src/session/overlays/overlay-store.ts';
import { consumeWantedAddress } from '../../../src/session/sign-in/wanted-address.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';

const dialog = () => screen.findByRole('dialog');
const isOpen = () => screen.queryByRole('dialog') !== null;
const isCovered = () => document.documentElement.hasAttribute('data-cover-open');
const pressEscape = async () => fireEvent(await dialog(), new Event('cancel', { cancelable: true }));

describe('overlay on the page', () => {
  afterEach(() => vi.restoreAllMocks());

  it('overlay is named by its own title, and by another one that it is given', async () => {
    await showOverlay('help');
    expect(await screen.findByRole('dialog', { name: 'Help and limits' })).toBeTruthy();
    await act(async () => openOverlay('help', { title: 'Bonus' }));
    expect(await screen.findByRole('dialog', { name: 'Bonus' })).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('sheet of a game is named by the game, and generally where the game is not known', async () => {
    await showOverlay('game', { gameId: 101 });
    expect(await screen.findByRole('dialog', { name: 'Royal Sevens' })).toBeTruthy();
    await act(async () => openOverlay('game', { gameId: 999_999 }));
    expect(await screen.findByRole('dialog', { name: 'Game' })).toBeTruthy();
  });

  it('Escape, the close button and a press outside each close an overlay that needs no answer', async () => {
    const { user } = await showOverlay('help');
    for (const close of [
      pressEscape,
      async () => user.click(await screen.findByRole('button', { name: 'Close' })),
      async () => user.click(await dialog()),
    ]) {
      await act(async () => openOverlay('help'));
      await close();
      await waitFor(() => expect(isOpen()).toBe(false));
    }
  });

  it('[T15] age notice stays open until it is answered', async () => {
    const { user } = await showOverlay('age-notice');
    await pressEscape();
    await user.click(await dialog());
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(isOpen()).toBe(true);
  });

  it('[O13] tour is not closed by a press beside it, but by Escape', async () => {
    vi.spyOn(OVERLAYS.guide, 'panel').mockResolvedValue(() => <p>The tour</p>);
    const { user } = await showOverlay('guide');
    await user.click(await dialog());
    expect(isOpen()).toBe(true);
    await pressEscape();
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('page marks that a cover hides the lobby, and only while it does', async () => {
    await showOverlay('help');
    await dialog();
    expect(isCovered()).toBe(false);
    vi.spyOn(OVERLAYS.jackpot, 'panel').mockResolvedValue(() => <p>The hall</p>);
    await act(async () => openOverlay('jackpot'));
    expect(isCovered()).toBe(true);
    await act(async () => closeOverlay('jackpot'));
    expect(isCovered()).toBe(false);
  });

  it('mark of a cover goes with the page', async () => {
    vi.spyOn(OVERLAYS.jackpot, 'panel').mockResolvedValue(() => <p>The hall</p>);
    const { unmount } = await showOverlay('jackpot');
    await waitFor(() => expect(isCovered()).toBe(true));
    unmount();
    expect(isCovered()).toBe(false);
  });

  it('overlay whose code does not come closes and says so, and is fetched again the next time', async () => {
    const load = vi.spyOn(OVERLAYS['jackpot-rank'], 'panel').mockRejectedValue(new Error('chunk'));
    await showOverlay('jackpot-rank');
    expect(await screen.findByText(/^You’re offline\. Check your connection/)).toBeTruthy();
    expect(overlayStore.getState().stack).toEqual([]);
    load.mockResolvedValue(() => <p>The ranking</p>);
    await act(async () => openOverlay('jackpot-rank'));
    expect(await screen.findByText('The ranking')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('overlay that is closed before its code has come never opens', async () => {
    const code = Promise.withResolvers<() => null>();
    vi.spyOn(OVERLAYS['jackpot-record'], 'panel').mockReturnValue(code.promise);
    await showOverlay('jackpot-record');
    await act(async () => closeAllOverlays());
    await act(async () => code.resolve(() => null));
    expect(isOpen()).toBe(false);
  });
});

describe('gate of an activity', () => {
  const jackpot = (unloginShowStatus: 0 | 1) => {
    const activity = { id: ActivityId.luckyJackpot, unloginShowStatus } as Activity;
    activityStore.setState({ isLoaded: true, activityMap: { [ActivityId.luckyJackpot]: activity } });
  };

  it('[V07] guest is sent to sign-in from a members-only activity, and back to the page they were on', async () => {
    await openPage('/terms-of-use');
    jackpot(0);
    await act(async () => openOverlay('jackpot-board'));
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
    expect(overlayStore.getState().stack).toEqual([]);
    expect(consumeWantedAddress()).toBe('/terms-of-use');
  });

  it('[V07] guest opens an activity that is shown to guests', async () => {
    await openPage('/terms-of-use');
    jackpot(1);
    vi.spyOn(OVERLAYS['jackpot-board'], 'panel').mockResolvedValue(() => <p>The board</p>);
    await act(async () => openOverlay('jackpot-board'));
    expect(await screen.findByText('The board')).toBeTruthy();
    expect(location.pathname).toBe('/terms-of-use');
  });
});
