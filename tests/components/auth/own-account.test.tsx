import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bindAccount, changePassword, initPassword, smsSend } from '../../../contract/auth/code-calls.ts';
import { endOtherSessions, getSessions, reauthenticate } from '../../../contract/auth/security-calls.ts';
import { SocialProvider } from '../../../contract/ids.ts';
import { tokenStore } from '../../../src/platform/token-store.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { fillIn } from '../support/fill-in.ts';
import { noteOf } from '../support/note-of.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { signedIn } from './sign-in.ts';

const MEMBER = { player: {} };
const SOCIAL = { config: { socialProviders: [SocialProvider.google, SocialProvider.facebook] } };

describe('sign-in methods of the account', () => {
  it('[R21] guest is sent to sign in', async () => {
    await openPage('/auth/bind');
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
  });

  it('[R21] page lists the methods that the account has, and those it lacks', async () => {
    await openPage('/auth/bind', { player: { hasPassword: false, googleName: 'Guest 7' }, ...SOCIAL });
    expect(await screen.findByText('Not added')).toBeTruthy();
    expect(screen.getByText('Not set')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Set password' }).getAttribute('href')).toBe(
      '/auth/set-password',
    );
    expect(screen.getByRole('form', { name: 'Google' }).textContent).toContain('Guest 7');
    expect(screen.getByRole('button', { name: 'Link another Google account' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Link Facebook' })).toBeTruthy();
  });

  it('[C08] number is added with its code and the password', async () => {
    const phone = '+639171234567';
    server().answer(smsSend, { phone, nextAt: Date.now() + 60_000, expiresAt: Date.now() + 300_000 });
    server().answer(bindAccount, { mobile: phone });
    const { user } = await openPage('/auth/bind', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Add phone number' }));
    await fillIn(user, screen.getByRole('textbox', { name: 'Phone number' }), '0917 123 4567');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByText(/^Sent to/);
    await fillIn(user, screen.getByRole('textbox', { name: 'Code from the text message' }), '123456');
    await user.click(screen.getByRole('button', { name: 'Link this number' }));
    const password = screen.getByLabelText('Your password, to confirm it’s you');
    await waitFor(() => expect(noteOf(password)).toBe('Enter your password.'));
    await fillIn(user, password, 'Lantern2026');
    await user.click(screen.getByRole('button', { name: 'Link this number' }));
    expect(await screen.findByText('Phone number linked.')).toBeTruthy();
    expect(server().asked(bindAccount)).toMatchObject([{ phone, code: '123456', password: 'Lantern2026' }]);
    expect(profileStore.getState().user?.mobile).toBe(phone);
  });

  it('[C08] number of another player is rejected at its field', async () => {
    const phone = '+639171234567';
    server().answer(smsSend, { phone, nextAt: Date.now() + 60_000, expiresAt: Date.now() + 300_000 });
    server().reject(bindAccount, 'phoneTaken');
    const { user } = await openPage('/auth/bind', { player: { hasPassword: false } });
    await user.click(await screen.findByRole('button', { name: 'Add phone number' }));
    const number = screen.getByRole('textbox', { name: 'Phone number' });
    await fillIn(user, number, '0917 123 4567');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByText(/^Sent to/);
    await fillIn(user, screen.getByRole('textbox', { name: 'Code from the text message' }), '123456');
    await user.click(screen.getByRole('button', { name: 'Link this number' }));
    await waitFor(() => expect(noteOf(number)).toContain('belongs to another account'));
  });
});

describe('password change', () => {
  it('[R25] current password is replaced by a new one', async () => {
    server().answer(changePassword, signedIn());
    const { user } = await openPage('/auth/set-password', MEMBER);
    await fillIn(user, await screen.findByLabelText('Current password'), 'Lantern2026');
    await fillIn(user, screen.getByLabelText('New password'), 'Lantern2027');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText('Password saved. Other devices are signed out.')).toBeTruthy();
    expect(server().asked(changePassword)).toMatchObject([
      { current: 'Lantern2026', password: 'Lantern2027' },
    ]);
    expect(tokenStore.read()).toBe('fresh-token');
    await waitFor(() => expect(location.pathname).toBe('/auth/bind'));
  });

  it('[R25, V01] password that is missing, short or not the current one is shown at its field', async () => {
    const { user } = await openPage('/auth/set-password', MEMBER);
    const current = await screen.findByLabelText('Current password');
    const next = screen.getByLabelText('New password');
    await fillIn(user, next, 'short');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(noteOf(next)).toBe('Use 8 to 32 characters for your password.'));
    expect(noteOf(current)).toBe('Enter your current password.');
    server().reject(changePassword, 'wrongCredentials');
    await fillIn(user, current, 'Wrong-Harbour-71');
    await fillIn(user, next, 'Lantern2027');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(noteOf(current)).toBe('Wrong password.'));
  });

  it('[R25, C12] player without a password sets the first one', async () => {
    server().answer(initPassword, signedIn());
    const { user } = await openPage('/auth/set-password', { player: { hasPassword: false } });
    await fillIn(user, await screen.findByLabelText('New password'), 'Lantern2027');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText('Password saved. Other devices are signed out.')).toBeTruthy();
  });

  it('[R25] change without an answer shows an error', async () => {
    server().cut(changePassword);
    const { user } = await openPage('/auth/set-password', MEMBER);
    await fillIn(user, await screen.findByLabelText('Current password'), 'Lantern2026');
    await fillIn(user, screen.getByLabelText('New password'), 'Lantern2027');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
  });
});

describe('step-up dialog', () => {
  const device = { browser: 'Chrome', system: 'Android' };
  const sessions = [true, false].map((isCurrent, index) => ({
    id: `019a0000-0000-7000-8000-00000000000${index}`,
    isCurrent,
    startedAt: 1,
    lastSeenAt: 2,
    endsAt: 3,
    device,
    address: '10.0.•.•',
  }));

  it('[R46] action that needs step-up asks for the password, rejects a wrong one, and runs after the correct one', async () => {
    server().answer(getSessions, { sessions, signIns: [], devices: [] });
    server().reject(endOtherSessions, 'stepUpRequired');
    const { user } = await openPage('/member/profile/devices', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Sign out all others' }));
    const question = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    const field = within(question).getByLabelText('Your password');
    expect(document.activeElement).toBe(field);
    await user.click(within(question).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(noteOf(field)).toBe('Enter your password.'));
    server().reject(reauthenticate, 'wrongCredentials');
    await fillIn(user, field, 'Wrong-Harbour-71');
    await user.click(within(question).getByRole('button', { name: 'Continue' }));
    expect((await within(question).findByRole('alert')).textContent).toContain(
      'Account name or password is wrong',
    );
    server().answer(reauthenticate, { token: 'proved-token', provedUntil: Date.now() + 600_000 });
    server().answer(endOtherSessions, { sessions: sessions.slice(0, 1), signIns: [], devices: [] });
    await fillIn(user, field, 'Lantern2026');
    await user.click(within(question).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('You’re not signed in anywhere else.')).toBeTruthy();
    expect(tokenStore.read()).toBe('proved-token');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[R46] action is not run when the dialog is closed', async () => {
    server().answer(getSessions, { sessions, signIns: [], devices: [] });
    server().reject(endOtherSessions, 'stepUpRequired');
    const { user } = await openPage('/member/profile/devices', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Sign out all others' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server().asked(endOtherSessions)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Sign out all others' })).toBeTruthy();
  });
});
