import { expectAccessible } from './support/axe.ts';
import { bringToken, operate, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';

test(
  '[R05] guest reads the channels, and a member opens one through the leaving notice and claims its points once',
  ONCE,
  async ({ page, context }) => {
    await context.route(/^https:\/\/[a-z]+\.example\.com\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
    await page.goto('/activity/follow');
    const panel = page.locator(PANEL);
    await expect(panel.getByRole('link', { name: 'Sign in to claim' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
    await expect(panel.getByRole('list', { name: 'Channels' }).getByRole('listitem')).toHaveCount(5);
    await expectAccessible(page, PANEL);

    await bringToken(page, (await signUp()).token);
    await page.goto('/activity/follow');
    const row = panel.getByRole('listitem').filter({ hasText: 'Telegram channel' });
    await expect(row).toContainText('Not opened yet');
    await row.getByRole('button', { name: 'Open Telegram channel' }).click();
    const notice = page.getByRole('dialog', { name: 'You’re leaving this site' });
    await expect(notice).toContainText('telegram.example.com');
    const [elsewhere] = await Promise.all([
      context.waitForEvent('page'),
      notice.getByRole('link', { name: 'Continue' }).click(),
    ]);
    await expect(elsewhere).toHaveTitle('Elsewhere');
    await elsewhere.close();
    await row.getByRole('button', { name: 'Claim 50 points (worth ₱0.05) for Telegram channel' }).click();
    await expect(page.getByText('50 points (worth ₱0.05) claimed')).toBeVisible();
    await expect(row).toContainText('Claimed');
    await expectAccessible(page, PANEL);
    await page.reload();
    await expect(row).toContainText('Claimed');
    await expect(panel.getByRole('button', { name: /^Claim/ })).toHaveCount(0);
  },
);

test(
  '[D06, D08] new member finds the missing way to sign in, and takes the sign-up bonus once identified',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await page.goto('/activity/bind');
    const panel = page.locator(PANEL);
    await expect(panel.getByText('1 of 2')).toBeVisible();
    await expectAccessible(page, PANEL);
    await panel.getByRole('link', { name: 'Add a sign-in method' }).click();
    await expect(page).toHaveURL(/\/auth\/bind$/);
    await panel.getByRole('link', { name: 'See the reward for two sign-in methods' }).click();
    await expect(page).toHaveURL(/\/activity\/bind$/);

    await page.goto('/activity/sign-up-bonus');
    await expect(panel.getByRole('link', { name: 'Verify my identity' })).toBeVisible();
    await expectAccessible(page, PANEL);
    await operate('kyc', 'approve', player.account);
    await page.goto('/bonus');
    await panel.getByRole('link', { name: /^Sign-up bonus.*Ready to claim/ }).click();
    await expect(panel.getByRole('region', { name: 'Terms' })).toContainText('₱250.00 (5× the bonus)');
    await expectAccessible(page, PANEL);
    await panel.getByRole('button', { name: 'Claim ₱50.00' }).click();
    await expect(panel.getByText('You’ve claimed this bonus.')).toBeVisible();
    await page.goto('/bonus');
    await expect(panel.getByRole('link', { name: /^Tasks .* done/ })).toBeVisible();
    await expect(panel.getByRole('link', { name: /^Sign-up bonus/ })).toHaveCount(0);
    await page.goto('/reward/record');
    await expect(panel.getByText('Sign-up bonus')).toBeVisible();
  },
);
