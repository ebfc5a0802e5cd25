import { expectAccessible } from './support/axe.ts';
import { signUpConcerned } from './support/incidents.ts';
import { bringToken } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';

test(
  '[R35] [R36] [D08] notice of an incident arrives, is read, clears the red dot, and is deleted',
  ONCE,
  async ({ page }) => {
    const player = await signUpConcerned();
    await bringToken(page, player.token);
    await page.goto('/member');
    const redDot = page.getByRole('banner').getByRole('link', { name: /^Mail/ }).locator('[data-red-dot]');
    await expect(redDot).toBeVisible();
    const panel = page.locator(PANEL);
    await panel.getByRole('link', { name: /^Mail You have unread mail/ }).click();
    await expect(page).toHaveURL(/\/email$/);
    const row = panel.getByRole('link', { name: /Royal Sevens had a fault/ });
    await expect(row.getByText('Unread')).toBeVisible();
    await expectAccessible(page, PANEL);

    await row.click();
    const letter = panel.getByRole('article', { name: 'Royal Sevens had a fault' });
    await expect(
      letter.getByText(/^From .* \(GMT\+8\), Royal Sevens didn’t work as it should/),
    ).toBeVisible();
    await expect(letter.getByText(/^Your rounds stand as they were settled/)).toBeVisible();
    await expect(redDot).toHaveCount(0);
    await expectAccessible(page, PANEL);

    await panel.getByRole('link', { name: 'File a complaint' }).click();
    await expect(panel.getByLabel('What’s it about?')).toHaveValue('game');
    await expect(panel.getByLabel('Subject')).toHaveValue('Royal Sevens had a fault');
    await page.goBack();
    await panel.getByRole('link', { name: 'See your bets' }).click();
    await expect(panel.getByText('Royal Sevens').first()).toBeVisible();
    await page.goBack();

    await page.goto('/email');
    await expect(row).toBeVisible();
    await expect(row.getByText('Unread')).toHaveCount(0);
    await row.click();
    await panel.getByRole('button', { name: 'Delete this mail' }).click();
    await panel.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(panel.getByRole('heading', { name: 'No mail yet' })).toBeVisible();
    await expectAccessible(page, PANEL);
  },
);
