import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { accountLogin } from '../../../contract/auth/auth-calls.ts';
import { LoginType } from '../../../contract/ids.ts';
import { CallFailure } from '../../../src/platform/http/call-failure.ts';
import { tokenStore } from '../../../src/platform/token-store.ts';
import { endSession, signOut } from '../../../src/session/sign-in/sign-out.ts';
import { fillIn } from '../support/fill-in.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { signedIn } from './sign-in.ts';

const nameField = () => screen.findByRole('textbox', { name: 'Account name' });
const passwordField = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

async function signIn(user: UserEvent): Promise<void> {
  await fillIn(user, await nameField(), 'player_one');
  await fillIn(user, passwordField(), 'Lantern2026');
  await user.click(submit());
}

describe('sign-in page', () => {
  it('[R23] each empty field is named, and the first one has the focus', async () => {
    const { user } = await openPage('/auth/login');
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    const description = 'Enter your account name.';
    const account = await screen.findByRole('textbox', { name: 'Account name', description });
    expect(document.activeElement).toBe(account);
    expect(account.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    expect(server().asked(accountLogin)).toEqual([]);
  });

  it('[R23] password manager can fill the fields, and the player can reveal the password', async () => {
    const { user } = await openPage('/auth/login');
    expect((await nameField()).getAttribute('autocomplete')).toBe('username');
    expect(passwordField().getAttribute('autocomplete')).toBe('current-password');
    expect(passwordField().getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(passwordField().getAttribute('type')).toBe('text');
  });

  it('[R23] address with type=account opens the account tab, one with type=phone the other', async () => {
    await openPage('/auth/login?type=phone');
    expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeTruthy();
    await openPage('/auth/login?type=account');
    expect(await screen.findByRole('tab', { name: 'Account', selected: true })).toBeTruthy();
    expect(await nameField()).toBeTruthy();
  });

  it('[R20] address of the account sign-in opens the account tab where numbers come first', async () => {
    await openPage('/auth/accountLogin', { config: { defaultLoginType: LoginType.phone } });
    expect(await nameField()).toBeTruthy();
  });

  it('[R20, C03] correct password signs the player in, and welcomes a new one', async () => {
    server().answer(accountLogin, signedIn());
    const { user } = await openPage('/auth/accountLogin');
    await signIn(user);
    expect(await screen.findByText('Welcome! This is your first sign-in.')).toBeTruthy();
    expect(server().asked(accountLogin)).toMatchObject([{ account: 'player_one', password: 'Lantern2026' }]);
    expect(tokenStore.read()).toBe('fresh-token');
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('[R23] account name of the last sign-in is prefilled the next time', async () => {
    server().answer(accountLogin, signedIn({ account: 'player_one' }));
    const { user } = await openPage('/auth/login');
    await signIn(user);
    await waitFor(() => expect(tokenStore.read()).toBe('fresh-token'));
    signOut('chosen');
    await openPage('/auth/login');
    expect(await nameField()).toHaveProperty('value', 'player_one');
  });

  it('[C03] wrong password is reported without saying which of the two was wrong', async () => {
    server().reject(accountLogin, 'wrongCredentials');
    const { user } = await openPage('/auth/login');
    await signIn(user);
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Account name or password is wrong.');
    expect(tokenStore.read()).toBeNull();
  });

  it('[C03] self-excluded player is led to help and to a withdrawal', async () => {
    server().reject(accountLogin, 'selfExcluded', { withdrawalTicket: 'ticket-out' });
    const { user } = await openPage('/auth/login');
    await signIn(user);
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('you’ve self-excluded');
    expect(within(notice).getByRole('button', { name: 'Withdraw my money' })).toBeTruthy();
    await user.click(within(notice).getByRole('button', { name: 'Help and someone to talk to' }));
    expect(await screen.findByRole('dialog', { name: 'Help and limits' })).toBeTruthy();
  });

  it('[C03] sign-in without an answer shows an error and keeps the typed values', async () => {
    server().cut(accountLogin);
    const { user } = await openPage('/auth/login');
    await signIn(user);
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
    expect(await nameField()).toHaveProperty('value', 'player_one');
  });

  it('[C03] button is busy during the request, and a second press sends nothing', async () => {
    const release = server().hold(accountLogin, signedIn());
    const { user } = await openPage('/auth/login');
    await signIn(user);
    await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'));
    await user.click(submit());
    release();
    expect(await screen.findByText('Welcome! This is your first sign-in.')).toBeTruthy();
    expect(server().asked(accountLogin)).toHaveLength(1);
  });

  it('[R23] market without a sign-in method shows so', async () => {
    await openPage('/auth/login', { config: { registerType: [] } });
    expect(await screen.findByText(/^Sign-in is closed right now/)).toBeTruthy();
  });

  it('[R23] signed-in member continues to the requested page', async () => {
    await openPage('/auth/login', { player: {} });
    await waitFor(() => expect(location.pathname).toBe('/'));
  });
});

describe('expired session', () => {
  it.each([
    ['operator', 'We ended your session.'],
    ['idle', '30 minutes of inactivity'],
  ] as const)('[T01] sign-in page tells of an end of kind %s', async (reason, text) => {
    endSession(new CallFailure('sessionEnded', 'refreshData', { details: { reason } }));
    await openPage('/auth/login');
    // A toast says the same for five seconds.
    const page = within(await screen.findByRole('main'));
    expect(await page.findByText(text, { exact: false })).toBeTruthy();
  });
});

describe('sign-in overlays', () => {
  const names = () => screen.getAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-labelledby'));
  const dialog = (name: string) => screen.findByRole('dialog', { name });

  it('[O01, O02, O03, O04] only one of sign-in, registration and forgotten password is open at a time', async () => {
    const { user } = await showOverlay('login');
    await dialog('Sign in');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await dialog('Create account');
    expect(names()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await dialog('Sign in');
    expect(names()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await dialog('Forgot password');
    expect(names()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
    await dialog('Sign in');
    expect(names()).toHaveLength(1);
  });

  it('[O01] sign-in overlay closes once the player is signed in', async () => {
    server().answer(accountLogin, signedIn());
    const { user } = await showOverlay('login');
    await signIn(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tokenStore.read()).toBe('fresh-token');
  });
});
