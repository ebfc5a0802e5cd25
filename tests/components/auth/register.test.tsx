import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountRegist, DECLARATIONS } from '../../../contract/auth/auth-calls.ts';
import type { ErrorKey } from '../../../contract/errors.ts';
import { tokenStore } from '../../../src/platform/token-store.ts';
import { fillIn } from '../support/fill-in.ts';
import { noteOf } from '../support/note-of.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { pressNext, walkRegistration } from './registration.ts';
import { signedIn } from './sign-in.ts';

const form = () => screen.getByRole('form', { name: 'Create account' });
const submit = () => screen.getByRole('button', { name: 'Create my account' });
const field = (name: string) => within(form()).getByRole('textbox', { name });

let user: UserEvent;
beforeEach(async () => {
  ({ user } = await openPage('/auth/register'));
});

describe('registration form', () => {
  it('[R24, C07] every detail is sent to the server, and the new player is signed in', async () => {
    server().answer(accountRegist, signedIn());
    await walkRegistration(user);
    await user.click(submit());
    expect(await screen.findByText('Welcome! This is your first sign-in.')).toBeTruthy();
    expect(server().asked(accountRegist)).toMatchObject([
      {
        account: 'lantern_91',
        password: 'Lantern2026',
        birthDate: '1991-04-23',
        nationality: 'PH',
        declarations: [...DECLARATIONS],
        acceptsTerms: true,
        acceptsPrivacy: true,
      },
    ]);
    expect(tokenStore.read()).toBe('fresh-token');
  });

  it('[R24] form says what an inviter sees while an invite code is in it', async () => {
    await walkRegistration(user, { until: 'About you' });
    const code = screen.getByRole('textbox', { name: 'Invite code (optional)' });
    expect(screen.getByText('If a friend gave you one.')).toBeTruthy();
    await fillIn(user, code, 'K7Q2MX9P');
    expect(screen.getByText(/The friend who invited you sees your masked name.+Never amounts/)).toBeTruthy();
  });

  it('[R24] errors of a step are listed in one summary, and each leads to its field', async () => {
    await walkRegistration(user, { until: 'About you' });
    await pressNext(user);
    expect(await screen.findByText('2 things to fix')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose your nationality.' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Nationality' }));
    await user.click(screen.getByRole('button', { name: 'Enter your full date of birth.' }));
    expect(document.activeElement).toBe(field('Day'));
    expect(server().asked(accountRegist)).toEqual([]);
  });

  it('[R24] unchecked declarations are one line of the summary', async () => {
    await walkRegistration(user, { until: 'Confirm and agree' });
    await user.click(submit());
    expect(await screen.findByText('3 things to fix')).toBeTruthy();
    expect(screen.getByText('6 lines under “Who can play” aren’t confirmed.')).toBeTruthy();
    expect(server().asked(accountRegist)).toEqual([]);
  });

  it('[V01] field that breaks the configured bounds shows what it needs', async () => {
    await fillIn(user, await screen.findByRole('textbox', { name: 'Account name' }), 'abc');
    await fillIn(user, screen.getByLabelText('Password'), 'short');
    await pressNext(user);
    expect((await screen.findAllByText('Use 6 to 20 characters.')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Use 8 to 32 characters for your password.').length).toBeGreaterThan(0);
    expect(server().asked(accountRegist)).toEqual([]);
  });

  it('[V05] person under 21 is rejected', async () => {
    await walkRegistration(user, { until: 'About you' });
    await fillIn(user, field('Day'), '23');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'April');
    await fillIn(user, field('Year'), String(new Date().getUTCFullYear() - 20));
    await pressNext(user);
    expect((await screen.findAllByText('You must be 21 or older to register.')).length).toBeGreaterThan(0);
    expect(field('Day')).toBeTruthy();
    expect(server().asked(accountRegist)).toEqual([]);
  });

  it('[V05] each declaration has its own checkbox, and an unchecked one blocks the registration', async () => {
    await walkRegistration(user);
    for (const name of [
      'I am not a government official.',
      'I am not a member of the armed forces or the police.',
      'I am 21 years old or older.',
      'I am not listed in the national database of restricted persons.',
      'I do not hold a gaming license or work under one.',
      'I will not play in a public place.',
    ]) {
      const declaration = screen.getByRole('checkbox', { name });
      await user.click(declaration);
      await user.click(submit());
      await waitFor(() => expect(document.activeElement).toBe(declaration));
      await waitFor(() => expect(noteOf(declaration)).toMatch(/^Confirm this line/));
      await user.click(declaration);
    }
    expect(server().asked(accountRegist)).toEqual([]);
  });

  it('[R24] new password is offered to the password manager as a new one', async () => {
    await screen.findByRole('form', { name: 'Create account' });
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password');
  });

  it.each<[ErrorKey, string, string]>([
    ['accountTaken', 'Account name', 'That account name is taken. Choose another.'],
    ['passwordCommon', 'Password', 'That password is easy to guess.'],
    ['inviteCodeUnknown', 'Invite code (optional)', 'That invite code doesn’t exist.'],
  ])('[C07] error %s is shown at its field', async (key, name, text) => {
    server().reject(accountRegist, key);
    await walkRegistration(user);
    await user.click(submit());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(name)));
    await waitFor(() => expect(noteOf(document.activeElement)).toContain(text));
  });

  it('[C07] restricted person is rejected without naming a field', async () => {
    server().reject(accountRegist, 'restrictedPerson');
    await walkRegistration(user);
    await user.click(submit());
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByRole('button', { name: 'Help and someone to talk to' })).toBeTruthy();
    expect(tokenStore.read()).toBeNull();
  });

  it('[C07] second press after a lost answer requests the result of the first attempt', async () => {
    server().cut(accountRegist);
    await walkRegistration(user);
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain('it’s the same request');
    server().answer(accountRegist, signedIn());
    await user.click(submit());
    await waitFor(() => expect(tokenStore.read()).toBe('fresh-token'));
    const ids = server()
      .asked(accountRegist)
      .map(({ requestId }) => requestId);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });
});
