import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { accountRegist } from '../../../contract/auth/auth-calls.ts';
import { accountRegist4, smsSend } from '../../../contract/auth/code-calls.ts';
import { LoginType } from '../../../contract/ids.ts';
import { tokenStore } from '../../../src/platform/token-store.ts';
import { fillIn } from '../support/fill-in.ts';
import { noteOf } from '../support/note-of.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { goBack, pressNext, stepHeading, walkRegistration } from './registration.ts';
import { signedIn } from './sign-in.ts';

const BY_NAME = { config: { registerType: [LoginType.account] } };
const BY_NUMBER = { config: { registerType: [LoginType.phone] } };
const BY_NUMBER_AND_PASSWORD = { config: { registerType: [LoginType.phoneNoOtp] } };

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create my account' }));
const stepTitle = async () => (await stepHeading()).textContent;
const currentBulb = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .filter((bulb) => bulb.getAttribute('aria-current') === 'step')
    .map(({ textContent }) => textContent);

async function openForm(options: Parameters<typeof openPage>[1] = BY_NAME): Promise<UserEvent> {
  const { user } = await openPage('/auth/register', options);
  await stepHeading();
  return user;
}

async function fillPhone(user: UserEvent): Promise<void> {
  await fillIn(user, await screen.findByRole('textbox', { name: 'Phone number' }), '0917 123 4567');
}

/** From the first step on, with a code that was never sent. */
async function walkByNumber(user: UserEvent): Promise<void> {
  await fillPhone(user);
  await fillIn(user, screen.getByRole('textbox', { name: 'Code from the text message' }), '123456');
  await pressNext(user);
  await waitFor(async () => expect(await stepTitle()).toBe('Step 2 of 3 About you'));
  await walkRegistration(user);
}

describe('steps of the registration form', () => {
  it('[R24] Next shows the following step, whose heading has the focus and whose bulb is current', async () => {
    const user = await openForm();
    expect(await stepTitle()).toBe('Step 1 of 3 Sign-in details');
    expect(currentBulb()).toEqual(['Sign-in details']);
    await walkRegistration(user, { until: 'About you' });
    expect(await stepTitle()).toBe('Step 2 of 3 About you');
    expect(document.activeElement).toBe(await stepHeading());
    expect(currentBulb()).toEqual(['About you']);
    await walkRegistration(user, { until: 'Confirm and agree' });
    expect(await stepTitle()).toBe('Step 3 of 3 Confirm and agree');
    expect(document.activeElement).toBe(await stepHeading());
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('[R24] Enter in a field moves on', async () => {
    const user = await openForm();
    await fillIn(user, screen.getByRole('textbox', { name: 'Account name' }), 'lantern_91');
    await fillIn(user, screen.getByLabelText('Password'), 'Lantern2026');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Step 2 of 3 About you' })).toBeTruthy();
    expect(server().asked(accountRegist)).toEqual([]);
  });

  it('[R24] Back keeps everything that was typed', async () => {
    const user = await openForm();
    await walkRegistration(user);
    await goBack(user);
    expect(await stepTitle()).toBe('Step 2 of 3 About you');
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveProperty('value', '23');
    expect(screen.getByRole('textbox', { name: 'Year' })).toHaveProperty('value', '1991');
    expect(screen.getByRole('combobox', { name: 'Nationality' })).toHaveProperty('value', 'PH');
    await goBack(user);
    expect(document.activeElement).toBe(await stepHeading());
    expect(screen.getByRole('textbox', { name: 'Account name' })).toHaveProperty('value', 'lantern_91');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Lantern2026');
    await pressNext(user);
    await waitFor(async () => expect(await stepTitle()).toBe('Step 2 of 3 About you'));
    await pressNext(user);
    await waitFor(async () => expect(await stepTitle()).toBe('Step 3 of 3 Confirm and agree'));
    for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveProperty('checked', true);
  });

  it('[R24] error of a step blocks Next, has the focus and goes as soon as it is corrected', async () => {
    const user = await openForm();
    await fillIn(user, screen.getByRole('textbox', { name: 'Account name' }), 'lantern_91');
    await pressNext(user);
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(document.activeElement).toBe(password));
    await waitFor(() => expect(noteOf(password)).toBe('Enter your password.'));
    expect(await stepTitle()).toBe('Step 1 of 3 Sign-in details');
    await user.paste('Lantern2026');
    await waitFor(() => expect(noteOf(password)).not.toContain('Enter'));
  });

  it('[R24] new step begins without errors', async () => {
    const user = await openForm();
    await pressNext(user);
    expect(await screen.findByText('2 things to fix')).toBeTruthy();
    await walkRegistration(user, { until: 'About you' });
    expect(screen.queryByText(/things? to fix/)).toBeNull();
    for (const field of screen.getAllByRole('textbox')) expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('[R24] fields of all steps stay in one form for the password manager', async () => {
    const user = await openForm();
    await walkRegistration(user, { until: 'About you' });
    const form = screen.getByRole('form', { name: 'Create account' });
    const name = form.querySelector<HTMLInputElement>('[autocomplete="username"]');
    const password = form.querySelector<HTMLInputElement>('[autocomplete="new-password"]');
    expect([name?.value, password?.value]).toEqual(['lantern_91', 'Lantern2026']);
    expect(screen.queryByLabelText('Password')?.closest('[hidden]')).toBeTruthy();
  });

  it('[R24, C07] server is asked once, by the last step', async () => {
    server().answer(accountRegist, signedIn());
    const user = await openForm();
    await walkRegistration(user);
    expect(server().asked(accountRegist)).toEqual([]);
    await send(user);
    await waitFor(() => expect(tokenStore.read()).toBe('fresh-token'));
    expect(server().asked(accountRegist)).toHaveLength(1);
  });

  it('[R24, C07] name that the server rejects leads back to its step, and the rest is kept', async () => {
    server().reject(accountRegist, 'accountTaken');
    const user = await openForm();
    await walkRegistration(user);
    await send(user);
    const name = await screen.findByRole('textbox', { name: 'Account name' });
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(await stepTitle()).toBe('Step 1 of 3 Sign-in details');
    server().answer(accountRegist, signedIn());
    await fillIn(user, name, 'lantern_92');
    await pressNext(user);
    await waitFor(async () => expect(await stepTitle()).toBe('Step 2 of 3 About you'));
    await pressNext(user);
    await waitFor(async () => expect(await stepTitle()).toBe('Step 3 of 3 Confirm and agree'));
    await send(user);
    await waitFor(() => expect(tokenStore.read()).toBe('fresh-token'));
    expect(server().asked(accountRegist).at(-1)).toMatchObject({ account: 'lantern_92', nationality: 'PH' });
  });

  it('[C05] code that has expired leads back to its field', async () => {
    server().reject(accountRegist4, 'codeExpired');
    const user = await openForm(BY_NUMBER);
    await walkByNumber(user);
    await send(user);
    const code = await screen.findByRole('textbox', { name: 'Code from the text message' });
    await waitFor(() => expect(document.activeElement).toBe(code));
    await waitFor(() => expect(noteOf(code)).not.toBe(''));
    expect(server().asked(accountRegist4)).toMatchObject([{ phone: '+639171234567', code: '123456' }]);
  });

  it('[C05] number without a code blocks the first step', async () => {
    const user = await openForm(BY_NUMBER);
    await fillPhone(user);
    await pressNext(user);
    const code = screen.getByRole('textbox', { name: 'Code from the text message' });
    await waitFor(() => expect(document.activeElement).toBe(code));
    await waitFor(() => expect(noteOf(code)).toBe('Enter the code we texted you.'));
    expect(server().asked(smsSend)).toEqual([]);
  });

  it('[C05] number and password open an account where there are no codes', async () => {
    server().answer(accountRegist4, signedIn());
    const user = await openForm(BY_NUMBER_AND_PASSWORD);
    await fillPhone(user);
    await fillIn(user, screen.getByLabelText('Password'), 'Lantern2026');
    await pressNext(user);
    await waitFor(async () => expect(await stepTitle()).toBe('Step 2 of 3 About you'));
    await walkRegistration(user);
    await send(user);
    await waitFor(() => expect(tokenStore.read()).toBe('fresh-token'));
    expect(server().asked(accountRegist4)).toMatchObject([
      { phone: '+639171234567', password: 'Lantern2026', birthDate: '1991-04-23' },
    ]);
  });
});
