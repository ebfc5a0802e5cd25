import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { bindSocialAccount, googleLogin } from '../../../contract/auth/social-calls.ts';
import { SocialProvider } from '../../../contract/ids.ts';
import { isSignedIn, profileStore } from '../../../src/session/player/profile-store.ts';
import { somebody } from '../../src/session/support/somebody.ts';
import { FAILURE_TEXT } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { signedIn } from './sign-in.ts';

const COME_BACK = '/auth/social?code=abc&state=xyz';
const MEMBER = { player: { id: 7 } };
const failed = () => screen.findByText('Sign-in didn’t work');

/** As this tab has left for the provider's page. */
function leave(isToBind = false): void {
  const departure = { provider: SocialProvider.google, isToBind, attempt: 'attempt-1' };
  sessionStorage.setItem('social_attempt', JSON.stringify(departure));
}

describe('sign-in at a provider', () => {
  beforeEach(() => sessionStorage.removeItem('social_attempt'));

  it('page says that the answer is checked while it waits', async () => {
    leave();
    const release = server().hold(googleLogin, { signedIn: signedIn(), newcomer: null });
    await openPage(COME_BACK);
    expect((await screen.findAllByRole('status'))[0]?.textContent).toContain('Checking with the provider');
    release();
    await waitFor(() => expect(isSignedIn(profileStore.getState())).toBe(true));
  });

  it('player is signed in with what the provider sent along, and it is gone from the address', async () => {
    leave();
    server().answer(googleLogin, { signedIn: signedIn({ nickname: 'Ana' }), newcomer: null });
    await openPage(COME_BACK);
    await waitFor(() => expect(profileStore.getState().user?.nickname).toBe('Ana'));
    expect(server().asked(googleLogin)).toMatchObject([
      { query: 'code=abc&state=xyz', attempt: 'attempt-1' },
    ]);
    expect(location.href).not.toContain('code=abc');
  });

  it('somebody without an account goes on to the registration', async () => {
    leave();
    const newcomer = { ticket: 't1', expiresAt: Date.now() + 600_000, name: 'ana@mail.com' };
    server().answer(googleLogin, { signedIn: null, newcomer });
    await openPage(COME_BACK);
    expect(await screen.findByText(/Continuing as ana@mail\.com/)).toBeTruthy();
    expect(location.pathname).toBe('/auth/register');
  });

  it('member who joins an account is told, and sees the ways to sign in', async () => {
    leave(true);
    server().answer(bindSocialAccount, { userInfo: somebody({ id: 7, googleAccount: 'ana@mail.com' }) });
    await openPage(COME_BACK, MEMBER);
    expect(await screen.findByText('Google is linked to your account.')).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/auth/bind'));
  });

  it('account that is joined to another player is refused in words', async () => {
    leave(true);
    server().reject(bindSocialAccount, 'socialTaken');
    await openPage(COME_BACK, MEMBER);
    expect(await failed()).toBeTruthy();
    expect(screen.getByText(/linked to another player here/)).toBeTruthy();
  });

  it('player who turned back at the provider is told that nothing has changed', async () => {
    leave();
    await openPage('/auth/social?error=access_denied');
    expect(await failed()).toBeTruthy();
    expect(screen.getByText(/You came back without signing in/)).toBeTruthy();
    expect(server().asked(googleLogin)).toEqual([]);
  });

  it('answer that this tab did not ask for is not sent to the server', async () => {
    await openPage(COME_BACK);
    expect(await failed()).toBeTruthy();
    expect(server().asked(googleLogin)).toEqual([]);
    expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe('/auth/login');
  });

  it('excluded player is led to somebody to talk to', async () => {
    leave();
    server().reject(googleLogin, 'selfExcluded');
    const { user } = await openPage(COME_BACK);
    await failed();
    await user.click(screen.getByRole('button', { name: 'Help and someone to talk to' }));
    expect(await screen.findByRole('dialog', { name: 'Help and limits' })).toBeTruthy();
  });

  it('sign-in that is lost on the way says so', async () => {
    leave();
    server().cut(googleLogin);
    await openPage(COME_BACK);
    expect(await failed()).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain(FAILURE_TEXT.offline);
  });

  it('address without an answer leads to sign-in', async () => {
    await openPage('/auth/social');
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
  });
});
