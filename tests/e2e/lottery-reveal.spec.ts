import { expectAccessible } from './support/axe.ts';
import { endSale, isSeedRevealed, makeDrawDue } from './support/lottery-draw.ts';
import { bringToken, signUpWithMoney } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';

test(
  '[R09, R13] player’s seed is revealed between sale and draw from another page, and all purchases of the draw can be checked',
  ONCE,
  async ({ page }) => {
    const player = await signUpWithMoney(50_000);
    await bringToken(page, player.token);
    await page.goto('/activity/lottery/product?product=daily');
    const panel = page.locator(PANEL);
    await panel.getByRole('button', { name: 'Buy 1 ticket for ₱10.00' }).click();
    await expect(panel.getByText('A secret number of yours is kept on this device.')).toBeVisible();

    const times = await endSale(player.account);
    // The device has noted the times at its purchase.
    await page.evaluate((changed) => {
      for (const key of Object.keys(localStorage).filter((name) => name.includes('lottery_seed:')))
        localStorage.setItem(
          key,
          JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), ...changed }),
        );
    }, times);
    await page.goto('/terms-of-use');
    await expect.poll(() => isSeedRevealed(player.account), { timeout: 20_000 }).toBe(true);
    await page.goto('/activity/lottery/product?product=daily');
    await expect(panel.getByText('Your secret number is revealed and part of this draw.')).toBeVisible();

    await makeDrawDue(player.account);
    await expect(async () => {
      await page.goto('/activity/lottery/history');
      await panel.getByRole('link', { name: 'Check this draw' }).first().click({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    const check = panel.getByRole('region', { name: 'Verify a lottery draw' });
    await expect(check.getByRole('heading', { name: 'The figures of this draw fit together' })).toBeVisible();
    await check.getByRole('button', { name: 'Check all purchases' }).click();
    await expect(check).toContainText(
      '1 purchase gives the combined hashes and the combined numbers. Not revealed: 0.',
    );
    await expect(check).toContainText(
      'Your purchases from this device are among them, as your receipts say.',
    );
    await expectAccessible(page, PANEL);
  },
);
