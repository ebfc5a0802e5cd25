import { expectAccessible } from './support/axe.ts';
import { newAccountName } from './support/players.ts';
import { walkRegistration } from './support/registration.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';

test('[R23, R24, O01, O02, O03, O04] forms and overlays of sign-in are accessible with and without errors', async ({
  page,
}) => {
  await page.goto('/auth/login');
  const form = page.getByRole('form', { name: 'Sign in' });
  const account = form.getByLabel('Account name');
  await account.waitFor();
  await expectAccessible(page, PANEL);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(account).toBeFocused();
  await expect(account).toHaveAccessibleDescription('Enter your account name.');
  await expectAccessible(page, PANEL);

  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Forgot password' });
  await expect(forgot.getByRole('link', { name: /^Email / })).toHaveAttribute('href', /^mailto:/);
  await expectAccessible(page, 'dialog[open]');
  await forgot.getByRole('button', { name: 'Back to sign-in' }).click();
  const login = page.getByRole('dialog', { name: 'Sign in' });
  await expect(login).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectAccessible(page, 'dialog[open]');
  await login.getByRole('button', { name: 'Create account' }).click();
  const register = page.getByRole('dialog', { name: 'Create account' });
  await register.getByRole('button', { name: 'Next' }).click();
  await expect(register.getByText('2 things to fix')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await walkRegistration(page, {
    account: newAccountName(),
    onStep: () => expectAccessible(page, 'dialog[open]'),
  });
  for (const box of await register.getByRole('checkbox').all()) await box.uncheck();
  await register.getByRole('button', { name: 'Create my account' }).click();
  await expect(register.getByText('3 things to fix')).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await register.getByRole('button', { name: 'Back', exact: true }).last().click();
  await expect(register.getByRole('heading', { name: 'Step 2 of 3 About you' })).toBeFocused();
});
