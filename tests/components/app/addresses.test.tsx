import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getSelfLimited } from '../../../contract/protection/protection-calls.ts';
import { COMING_SLOTS } from '../../../server/games/catalogue/coming-slots.ts';
import { callServer } from '../../../src/platform/http/call-server.ts';
import { openOverlay } from '../../../src/session/overlays/overlay-store.ts';
import { isSignedIn } from '../../../src/session/player/profile-store.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

describe('page addresses', () => {
  it('[R42, V08] guest who opens a game signs in first', async () => {
    await openPage('/game/start?gameId=101&tryIt=0');
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeTruthy();
  });

  it.each(['/game/start?gameId=abc', '/game/start?gameId=101&tryIt=7', '/no/such/place'])(
    '[R42, R70, E06] address %s is Page Not Found and is repeated',
    async (address) => {
      await openPage(address, { player: { id: 7 } });
      expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
      expect(screen.getByText(address.split('?')[0] ?? '')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Back to the lobby' }).getAttribute('href')).toBe('/');
    },
  );

  it('[R42] game that is not released yet shows so and accepts no stake', async () => {
    const [coming] = COMING_SLOTS;
    await openPage(`/game/start?gameId=${coming?.id}`, { player: { id: 7 } });
    expect(await screen.findByRole('heading', { name: `${coming?.name} opens soon` })).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('overlays of the app', () => {
  it('[E03, K01] dialog shows that a request has timed out', async () => {
    await openPage('/');
    await act(async () => {
      const late = { timeoutMs: 1, isSilent: false };
      server().late(getSelfLimited);
      await callServer(getSelfLimited, {}, late).catch(() => undefined);
    });
    const dialog = await screen.findByRole('dialog', { name: 'Tips' });
    expect(dialog.textContent).toContain('The request has timed out, please try again later');
  });

  it('[T01, E02] expired session leads to sign-in, with the reason', async () => {
    server().reject(getSelfLimited, 'sessionEnded', { reason: 'operator' });
    await openPage('/member/self-limited', { player: { id: 7 } });
    expect((await screen.findAllByText(/We ended your session/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
    expect(isSignedIn()).toBe(false);
  });

  it('[O04] second overlay of a group replaces the first', async () => {
    await showOverlay('login');
    await screen.findByRole('dialog', { name: 'Sign in' });
    await act(async () => openOverlay('register'));
    expect(await screen.findByRole('dialog', { name: 'Create account' })).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
