import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import { codeSentTo, newPhone } from './support/phones.ts';
import { bringToken, signUp, skipSaferPlay } from './support/players.ts';
import { walkRegistration } from './support/registration.ts';
import { onRunDatabase } from './support/run-database.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';
const NEW_PASSWORD = 'Lantern2027';
const FORGOTTEN_PASSWORD = 'Lantern2028';

async function requestCode(page: Page, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/^Sent to \+63 /)).toBeVisible();
  await page.getByLabel('Code from the text message').fill(await codeSentTo(phone));
}

/** What is left to whoever came without a form: the person's details and the agreement, then in. */
async function openAccount(page: Page): Promise<void> {
  await walkRegistration(page);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
  await skipSaferPlay(page);
}

test(
  '[C04] [C05] [C10] phone number and its code open an account, and the invite link is credited',
  ONCE,
  async ({ page }) => {
    const friend = await signUp();
    const after = { version: '1', os: '', deviceModel: '' };
    const { inviteCode } = await call('getAfterLoginInfoWeb', after, friend.token);
    await page.goto(`/auth/register?inviteCode=${inviteCode}`);
    await expect(page.getByLabel('Invite code (optional)')).toHaveValue(String(inviteCode));
    await page.goto('/auth/login?type=phone');
    const phone = newPhone();
    await requestCode(page, phone);
    await expectAccessible(page, PANEL);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByText(/^Continuing as \+63/)).toBeVisible();
    await expect(page.getByLabel('Invite code (optional)')).toHaveValue(String(inviteCode));
    await expectAccessible(page, PANEL);
    await openAccount(page);
    await page.goto('/auth/bind');
    await expect(page.getByText('Not set')).toBeVisible();
    await expectAccessible(page, PANEL);
  },
);

test(
  '[R21] [R22] [R25] [C08] [C09] phone number is added, the password is changed and then reset by an SMS code',
  ONCE,
  async ({ page }) => {
    const { token, account, password } = await signUp();
    const phone = newPhone();
    await bringToken(page, token);
    await page.goto('/auth/bind');
    await page.getByRole('button', { name: 'Add phone number' }).click();
    await requestCode(page, phone);
    await page.getByLabel('Your password, to confirm it’s you').fill(password);
    await page.getByRole('button', { name: 'Link this number' }).click();
    await expect(page.getByText('Phone number linked.')).toBeVisible();
    await page.getByRole('link', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill(password);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await expectAccessible(page, PANEL);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Password saved. Other devices are signed out.')).toBeVisible();

    await page.goto('/member');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Join' })).toBeVisible();
    const number = `+63${phone.slice(1)}`;
    await onRunDatabase(
      (sql) => sql`update codes set made_at = made_at - interval '1 minute' where phone = ${number}`,
    );
    await page.goto('/auth/forget');
    await requestCode(page, phone);
    await expectAccessible(page, PANEL);
    await page.getByLabel('New password').fill(FORGOTTEN_PASSWORD);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByLabel('Account name')).toHaveValue(account);
    await page.getByLabel('Password', { exact: true }).fill(FORGOTTEN_PASSWORD);
    await page.getByRole('form').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText(/^Last sign-in: /)).toBeVisible();
  },
);

test(
  '[C01] [C11] [C12] [D16] newcomer signs in with a provider, sets a first password and adds a second provider with it',
  ONCE,
  async ({ page }) => {
    const goThrough = async (who: string) => {
      await page.goto('/auth/login');
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByRole('link', { name: who }).click();
    };
    await goThrough('Cancel');
    await expect(page.getByText('You came back without signing in.')).toBeVisible();
    await goThrough('Somebody new');
    await expect(page.getByText(/^Continuing as Guest /)).toBeVisible();
    await openAccount(page);
    await page.goto('/auth/bind');
    await expect(page.getByRole('form', { name: 'Google' }).getByText(/^\s*G?\s*Guest /)).toBeVisible();

    await page.getByRole('link', { name: 'Set password' }).click();
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('link', { name: 'Change password' })).toBeVisible();
    const facebook = page.getByRole('form', { name: 'Facebook' });
    await facebook.getByRole('button', { name: 'Link Facebook' }).click();
    await facebook.getByLabel('Your password, to confirm it’s you').fill(NEW_PASSWORD);
    await facebook.getByRole('button', { name: 'Link Facebook' }).click();
    await page.getByRole('link', { name: 'Somebody new' }).click();
    await expect(page).toHaveURL(/\/auth\/bind$/);
    await expect(facebook.getByRole('button', { name: 'Link another Facebook account' })).toBeVisible();
  },
);
