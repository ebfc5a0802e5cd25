import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { newAccountName, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';

async function fill(page: Page, account: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Open an account' });
  await form.getByLabel('Account name').fill(account);
  await form.getByLabel('Password', { exact: true }).fill('Lantern2026');
  await form.getByLabel('Day').fill('3');
  await form.getByRole('combobox', { name: 'Month' }).selectOption('April');
  await form.getByRole('textbox', { name: 'Year' }).fill('1991');
  await form.getByLabel('Nationality').selectOption('Philippines');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
}

test('[R23] sign-in: focus goes to the first fault, and axe finds nothing', async ({ page }) => {
  await page.goto('/auth/login');
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Account name').waitFor();
  await expectAccessible(page, PANEL);
  await form.getByRole('button', { name: 'Sign in' }).click();
  const account = form.getByLabel('Account name');
  await expect(account).toBeFocused();
  await expect(account).toHaveAccessibleDescription('Enter your account name.');
  await expect(account).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, PANEL);
});

test(
  'a password manager can fill the fields, and the owner can look at the password',
  ONCE,
  async ({ page }) => {
    await page.goto('/auth/login');
    await expect(page.getByLabel('Account name')).toHaveAttribute('autocomplete', 'username');
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await password.fill('Lantern2026');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show the password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.goto('/auth/register');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
  },
);

test(
  '[R24] registration: every fault in one summary, each leading to its field; axe finds nothing',
  ONCE,
  async ({ page }) => {
    await page.goto('/auth/register');
    await page.getByRole('button', { name: 'Open my account' }).waitFor();
    await expectAccessible(page, PANEL);
    await page.getByRole('button', { name: 'Open my account' }).click();
    await expect(page.getByText('7 things to correct')).toBeVisible();
    await expect(page.getByText('6 lines about who may play are not confirmed.')).toBeVisible();
    await page.getByRole('button', { name: 'Choose your nationality.' }).click();
    await expect(page.getByLabel('Nationality')).toBeFocused();
    await page.getByRole('button', { name: 'Enter day, month and year of your birth.' }).click();
    await expect(page.getByLabel('Day')).toBeFocused();
    await expectAccessible(page, PANEL);
  },
);

test(
  '[V05] each declaration has a box of its own, and one open box stops the registration',
  ONCE,
  async ({ page }) => {
    await page.goto('/auth/register');
    await fill(page, newAccountName());
    const declaration = page.getByLabel('I am not a member of the armed forces or the police.');
    await declaration.uncheck();
    await page.getByRole('button', { name: 'Open my account' }).click();
    await expect(declaration).toBeFocused();
    await expect(declaration).toHaveAccessibleDescription(/Confirm this line/);
  },
);

test('a name that is taken is told at its field', ONCE, async ({ page }) => {
  const { account } = await signUp();
  await page.goto('/auth/register');
  await fill(page, account);
  await page.getByRole('button', { name: 'Open my account' }).click();
  const field = page.getByLabel('Account name');
  await expect(field).toHaveAccessibleDescription('That account name is taken. Choose another one.');
  await expect(field).toBeFocused();
});

test.describe('when the answer is lost on the way', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('[C07] pressing again asks for the result of the first try', ONCE, async ({ page }) => {
    const ids: string[] = [];
    await page.route('**/app/v1/accountRegist', async (route) => {
      ids.push(route.request().postDataJSON().requestId);
      const response = await route.fetch();
      // The account is made, the answer never arrives; also not for the client's own repeats.
      if (ids.length <= 3) await route.abort('connectionreset');
      else await route.fulfill({ response });
    });
    await page.goto('/auth/register');
    await fill(page, newAccountName());
    const send = page.getByRole('button', { name: 'Open my account' });
    await send.click();
    await expect(page.getByText('That did not work')).toBeVisible();
    await send.click();
    await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(1);
  });
});

test('the account name of the last sign-in stands there the next time', ONCE, async ({ page }) => {
  const { account, password } = await signUp();
  await page.goto('/auth/login');
  await page.getByLabel('Account name').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('form').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(/^Last sign-in: /)).toBeVisible();
  await page.goto('/member');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Join' })).toBeVisible();
  await page.goto('/auth/login');
  await expect(page.getByLabel('Account name')).toHaveValue(account);
});

test('[O03] a forgotten password leads to people who help, and back', ONCE, async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Forgot password' });
  await expect(forgot.getByRole('link', { name: /^Write to / })).toHaveAttribute('href', /^mailto:/);
  await expectAccessible(page, 'dialog[open]');
  await forgot.getByRole('button', { name: 'Back to sign-in' }).click();
  await expect(forgot).toHaveCount(0);
});

test(
  '[O01, O02, O04] sign-in, registration and forgotten password never stand side by side',
  ONCE,
  async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Back to sign-in' }).click();
    const login = page.getByRole('dialog', { name: 'Sign in' });
    await expect(login).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expectAccessible(page, 'dialog[open]');
    await login.getByRole('button', { name: 'Open an account' }).click();
    await expect(page.getByRole('dialog', { name: 'Open an account' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
    await expect(login).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await login.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  },
);
