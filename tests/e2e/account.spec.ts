import type { Page } from '@playwright/test';
import { call } from './support/call.ts';
import { newAccountName, SEEDED, signIn, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

async function fillRegistration(page: Page, account: string, year: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Open an account' });
  await form.getByLabel('Account name').fill(account);
  await form.getByLabel('Password', { exact: true }).fill('Lantern2026');
  await form.getByRole('textbox', { name: 'Day' }).fill('23');
  await form.getByRole('combobox', { name: 'Month' }).selectOption('4');
  await form.getByRole('textbox', { name: 'Year' }).fill(year);
  await form.getByLabel('Nationality').selectOption('PH');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
}

test('[R24, C07] a new player registers, is signed in, and signs out again', ONCE, async ({ page }) => {
  await page.goto('/auth/register');
  await fillRegistration(page, newAccountName(), '1991');
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByRole('link', { name: /^Balance ₱0.00/ })).toBeVisible();
  await page.goto('/member');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Join' })).toBeVisible();
});

test('[V01] each field that does not fit says what it needs', ONCE, async ({ page }) => {
  await page.goto('/auth/register');
  await fillRegistration(page, 'abc', '1991');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByText('The account name needs 6 to 20 characters.').first()).toBeVisible();
  await expect(page.getByText('The password needs 8 to 32 characters.').first()).toBeVisible();
});

test('[V05] nobody under 21 is let in', ONCE, async ({ page }) => {
  await page.goto('/auth/register');
  await fillRegistration(page, newAccountName(), String(new Date().getUTCFullYear() - 20));
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByText('Only people aged 21 or older may register.').first()).toBeVisible();
});

test(
  '[R20, C03, T03] the seeded player signs in and out; nothing of the session is left',
  ONCE,
  async ({ page }) => {
    await signIn(page, SEEDED);
    await page.goto('/member');
    await expect(page.getByText('Player number 100000001')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Join' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  },
);

test('the sign-in address opens on the account tab when asked to', ONCE, async ({ page }) => {
  await page.goto('/auth/login?type=account');
  await expect(page.getByRole('form', { name: 'Sign in' }).getByLabel('Account name')).toBeVisible();
});

test('a wrong password is told without saying which of the two was wrong', ONCE, async ({ page }) => {
  await page.goto('/auth/accountLogin');
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Account name').fill(newAccountName());
  await form.getByLabel('Password', { exact: true }).fill('NotTheOne1');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Account and password do not match.')).toBeVisible();
});

test(
  '[R44, V10] a guest is sent to sign in, and comes back to the page that was asked for',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await page.goto('/member');
    await expect(page).toHaveURL(/\/auth\/login/);
    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('Account name').fill(player.account);
    await form.getByLabel('Password', { exact: true }).fill(player.password);
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/member$/);
  },
);

test('[T02] a token removed in another tab signs this one out', ONCE, async ({ page, context }) => {
  const player = await signUp();
  await page.goto('/');
  await page.evaluate((token) => localStorage.setItem('access_token', token), player.token);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/terms-of-use');
  await other.evaluate(() => localStorage.removeItem('access_token'));
  await expect(page.getByRole('link', { name: 'Join' })).toBeVisible();
});

test.describe('when the session has ended on the server', () => {
  test.use({ allowedConsole: /401/ });

  test(
    '[T01, E02] the next call of a member leads to sign-in, on the account tab, and says why',
    ONCE,
    async ({ page }) => {
      const player = await signUp();
      await signIn(page, player);
      await expect(page).toHaveURL(/\/$/);
      const token = await page.evaluate(() => localStorage.getItem('access_token'));
      // Only now, or a reading that the page makes by itself would be the next call.
      await page.route('**/app/v1/gameLike', async (route) => {
        await call('logout', {}, token ?? '');
        await route.continue();
      });
      await page
        .getByRole('region', { name: 'Slots' })
        .getByRole('listitem')
        .getByRole('button')
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add to favourites' }).click();
      // Side by side: what is said goes away by itself, and on a busy machine the page comes late.
      await Promise.all([
        expect(page.getByText('Your session has ended. Sign in again to go on.')).toBeVisible(),
        expect(page).toHaveURL(/\/auth\/login\?type=account$/),
      ]);
      const form = page.getByRole('form', { name: 'Sign in' });
      await expect(form.getByLabel('Account name')).toHaveValue(player.account);
      expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    },
  );
});
