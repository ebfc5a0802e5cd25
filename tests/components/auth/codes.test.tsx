import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { accountLogin, accountRegist } from '../../../contract/auth/auth-calls.ts';
import {
  accountLoginSms,
  accountRegist4,
  forgetPassword,
  smsSend,
} from '../../../contract/auth/code-calls.ts';
import { confirmDevice, sendDeviceCode } from '../../../contract/auth/device-calls.ts';
import { CodePurpose, LoginType } from '../../../contract/ids.ts';
import { tokenStore } from '../../../src/platform/token-store.ts';
import { fillIn } from '../support/fill-in.ts';
import { noteOf } from '../support/note-of.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { walkRegistration } from './registration.ts';
import { signedIn } from './sign-in.ts';

const NUMBER = '+639171234567';
const CODES = { config: { defaultLoginType: LoginType.phone } };
const phoneField = () => screen.findByRole('textbox', { name: 'Phone number' });
const codeField = () => screen.getByRole('textbox', { name: 'Code from the text message' });
const sent = () => ({ phone: NUMBER, nextAt: Date.now() + 60_000, expiresAt: Date.now() + 300_000 });

/** A code is sent to the number and typed. */
async function requestCode(user: UserEvent, code = '123456'): Promise<void> {
  server().answer(smsSend, sent());
  await fillIn(user, await phoneField(), '0917 123 4567');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText(/^Sent to \+63 917/)).toBeTruthy();
  await fillIn(user, codeField(), code);
}

describe('sign-in by number and code', () => {
  it.each([
    ['number of another country', '+1 212 555 0123'],
    ['landline', '(02) 8123 4567'],
    ['toll-free number', '1800 10 123 4567'],
    ['text that is too short', '12'],
  ])('[C10] %s is rejected at its field, and no code is sent', async (_what, typed) => {
    const { user } = await openPage('/auth/login?type=phone');
    await fillIn(user, await phoneField(), typed);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(async () =>
      expect(noteOf(await phoneField())).toContain('a mobile number from this country'),
    );
    expect(server().asked(smsSend)).toEqual([]);
  });

  it('[C10] button counts down before another code can be requested', async () => {
    const { user } = await openPage('/auth/login?type=phone');
    await requestCode(user);
    expect(server().asked(smsSend)).toMatchObject([{ phone: NUMBER, purpose: CodePurpose.loginAndRegister }]);
    expect(await screen.findByRole('button', { name: /^Resend in \d+ s$/ })).toHaveProperty('disabled', true);
  });

  it('[C10] rejected code request is shown at the number', async () => {
    server().reject(smsSend, 'codeTooSoon');
    const { user } = await openPage('/auth/login?type=phone');
    await fillIn(user, await phoneField(), '0917 123 4567');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(async () => expect(noteOf(await phoneField())).toContain('Wait a minute'));
  });

  it('[C04] correct code signs a member in', async () => {
    server().answer(accountLoginSms, { signedIn: signedIn(), newcomer: null });
    const { user } = await openPage('/auth/login?type=phone');
    await requestCode(user);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(tokenStore.read()).toBe('fresh-token'));
    expect(server().asked(accountLoginSms)).toMatchObject([{ phone: NUMBER, code: '123456' }]);
  });

  it('[C04, C05] number without an account leads to the registration details, and they open one', async () => {
    const newcomer = { ticket: 'ticket', expiresAt: Date.now() + 600_000, name: '+63 917 123 4567' };
    server().answer(accountLoginSms, { signedIn: null, newcomer });
    const { user } = await openPage('/auth/login?type=phone');
    await requestCode(user);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Continuing as +63 917 123 4567')).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(location.pathname).toBe('/auth/register');
    server().answer(accountRegist4, signedIn());
    await walkRegistration(user, { day: '3' });
    await user.click(screen.getByRole('button', { name: 'Create my account' }));
    await waitFor(() => expect(tokenStore.read()).toBe('fresh-token'));
    expect(server().asked(accountRegist4)).toMatchObject([{ ticket: 'ticket', birthDate: '1991-04-03' }]);
    expect(server().asked(accountRegist)).toEqual([]);
  });

  it('[C04] wrong code is shown at its field', async () => {
    server().reject(accountLoginSms, 'codeWrong');
    const { user } = await openPage('/auth/login?type=phone');
    await requestCode(user, '000000');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(noteOf(codeField())).toContain('Wrong code'));
    expect(document.activeElement).toBe(codeField());
  });

  it('[C04] sign-in without an answer shows an error', async () => {
    const { user } = await openPage('/auth/login?type=phone', CODES);
    await requestCode(user);
    server().cut(accountLoginSms);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
  });
});

describe('pasted code', () => {
  const paste = async (text: string) => {
    server().answer(accountLoginSms, { signedIn: signedIn(), newcomer: null });
    const { user } = await openPage('/auth/login?type=phone');
    await requestCode(user, text);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
  };

  it.each(['123 456', '123-456', 'Your code is 123456, valid for 10 minutes.', '１２３４５６'])(
    '[C04] code in the pasted text %j is taken whole and shown alone',
    async (text) => {
      await paste(text);
      await waitFor(() => expect(server().asked(accountLoginSms)).toMatchObject([{ code: '123456' }]));
    },
  );

  it.each(['1234567', '123456 or 654321', '123 45'])(
    '[C04] text %j without exactly one code is refused at its field and stays there',
    async (text) => {
      await paste(text);
      await waitFor(() => expect(noteOf(codeField())).toBe('The code has 6 digits. Enter only the code.'));
      expect(codeField()).toHaveProperty('value', text);
      expect(server().asked(accountLoginSms)).toEqual([]);
    },
  );
});

describe('sign-in on a new device', () => {
  const challenge = () => ({
    ticket: 'device-ticket',
    phone: '4567',
    nextAt: Date.now() + 60_000,
    expiresAt: Date.now() + 300_000,
  });
  const step = () => screen.findByRole('form', { name: 'New device' });

  async function meetStep() {
    server().reject(accountLogin, 'deviceCodeNeeded', challenge());
    const page = await openPage('/auth/login');
    await fillIn(page.user, await screen.findByRole('textbox', { name: 'Account name' }), 'player_one');
    await fillIn(page.user, screen.getByLabelText('Password'), 'Lantern2026');
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await step();
    return page;
  }

  it('[C03] correct password on a new device requires the code that was sent', async () => {
    const { user } = await meetStep();
    expect((await step()).textContent).toContain('ending in 4567');
    expect(document.activeElement).toBe(codeField());
    expect(within(await step()).getByRole('button', { name: /^Resend in \d+ s$/ })).toHaveProperty(
      'disabled',
      true,
    );
    server().answer(confirmDevice, signedIn());
    await fillIn(user, codeField(), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(tokenStore.read()).toBe('fresh-token'));
    expect(server().asked(confirmDevice)).toMatchObject([{ ticket: 'device-ticket', code: '123456' }]);
  });

  it('[C03] code that is missing, short or wrong is shown at its field', async () => {
    const { user } = await meetStep();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(noteOf(codeField())).toBe('Enter the code we texted you.'));
    await fillIn(user, codeField(), '12');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(noteOf(codeField())).toBe('The code has 6 digits. Enter only the code.'));
    server().reject(confirmDevice, 'codeWrong');
    await fillIn(user, codeField(), '000000');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(noteOf(codeField())).toContain('Wrong code'));
    expect(server().asked(sendDeviceCode)).toEqual([]);
  });

  it('[C03] player goes back from the code to the password', async () => {
    const { user } = await meetStep();
    await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
    expect(await screen.findByRole('textbox', { name: 'Account name' })).toHaveProperty(
      'value',
      'player_one',
    );
  });
});

describe('forgotten password', () => {
  it('[R22, C09] code and a new password replace it, and sign-in is prefilled with the account name', async () => {
    server().answer(forgetPassword, { account: 'player_one' });
    const { user } = await openPage('/auth/forget');
    await requestCode(user);
    await fillIn(user, screen.getByLabelText('New password'), 'Lantern2027');
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByRole('textbox', { name: 'Account name' })).toHaveProperty(
      'value',
      'player_one',
    );
    expect(server().asked(forgetPassword)).toMatchObject([
      { phone: NUMBER, code: '123456', password: 'Lantern2027' },
    ]);
  });

  it('[R22] each missing field is named', async () => {
    const { user } = await openPage('/auth/forget');
    await user.click(await screen.findByRole('button', { name: 'Set new password' }));
    await waitFor(async () => expect(noteOf(await phoneField())).toBe('Enter your phone number.'));
    expect(noteOf(codeField())).toBe('Enter the code we texted you.');
    expect(noteOf(screen.getByLabelText('New password'))).toBe('Enter your password.');
  });

  it('[C09] common password is rejected at its field', async () => {
    server().reject(forgetPassword, 'passwordCommon');
    const { user } = await openPage('/auth/forget');
    await requestCode(user);
    await fillIn(user, screen.getByLabelText('New password'), 'Password123');
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
    await waitFor(() => expect(noteOf(screen.getByLabelText('New password'))).toContain('easy to guess'));
  });

  it('[O03] player without a number is led to support', async () => {
    await showOverlay('forgot');
    const dialog = await screen.findByRole('dialog', { name: 'Forgot password' });
    const write = await within(dialog).findByRole('link', { name: /^Email / });
    expect(write.getAttribute('href')).toBe('mailto:support@house.example');
    expect(within(dialog).getByRole('button', { name: 'More ways to get help' })).toBeTruthy();
  });
});
