import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import { newAccountName, SEEDED, signIn, signUp } from './support/players.ts';
import { walkRegistration } from './support/registration.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test(
  '[R24, R51, C07] new player registers, sees limits, breaks and help once, sets a limit in two taps, and signs out',
  ONCE,
  async ({ page }) => {
    await page.goto('/auth/register');
    await walkRegistration(page, { account: newAccountName() });
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(page.getByRole('link', { name: /^Balance ₱0.00/ })).toBeVisible();
    const sheet = page.getByRole('dialog', { name: 'Play within your limits' });
    await expect(sheet).toContainText('Help line: 1553.');
    await expect(sheet.getByRole('button', { name: 'Set limit: Deposits in 24 hours' })).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await sheet.getByRole('button', { name: 'Set limit: Deposits in 24 hours' }).click();
    await expect(sheet.getByLabel('Your limit')).toBeFocused();
    await page.keyboard.type('500');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByRole('listitem')).toContainText('₱500');
    await sheet.getByRole('button', { name: 'Continue' }).click();
    await expect(sheet).toHaveCount(0);
    await page.goto('/member/self-limited');
    await expect(page.getByRole('listitem').filter({ hasText: 'Deposits in 24 hours' })).toContainText(
      '₱500',
    );
    await page.clock.install();
    await page.goto('/member');
    await page.clock.runFor(5_000);
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Join' })).toBeVisible();
  },
);

test(
  '[R20, R23, R44, C03, T03, V10] guest is sent to sign-in, returns to the requested page, and sign-out leaves nothing of the session',
  ONCE,
  async ({ page }) => {
    await page.goto('/member');
    await expect(page).toHaveURL(/\/auth\/login/);
    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('Account name').fill(SEEDED.account);
    await form.getByLabel('Password', { exact: true }).fill(SEEDED.password);
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/member$/);
    await expect(page.getByText('Player ID 100000001')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Join' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    await page.goto('/auth/accountLogin');
    await expect(page.getByLabel('Account name')).toHaveValue(SEEDED.account);
  },
);

test.describe('session ended in another tab', () => {
  // A call of this tab that is sent at that very moment has no token, and the browser reports its answer.
  test.use({ allowedConsole: /401/ });

  test('[T02] token removed in another tab signs this one out', ONCE, async ({ page, context }) => {
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
});

test.describe('session ended by the server', () => {
  test.use({ allowedConsole: /401/ });

  test(
    '[T01, E02] next call of a member leads to sign-in, on the account tab, with the reason',
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
        .getByRole('region', { name: 'Coming soon' })
        .getByRole('listitem')
        .getByRole('button')
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add to favorites' }).click();
      // Side by side: what is said goes away by itself, and on a busy machine the page comes late.
      await Promise.all([
        expect(page.getByText('Your session has ended. Sign in again to continue.').first()).toBeVisible(),
        expect(page).toHaveURL(/\/auth\/login\?type=account$/),
      ]);
      const form = page.getByRole('form', { name: 'Sign in' });
      await expect(form.getByLabel('Account name')).toHaveValue(player.account);
      expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    },
  );
});
