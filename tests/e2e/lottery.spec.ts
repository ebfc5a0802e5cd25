import { expectAccessible } from './support/axe.ts';
import { DRAWN } from './support/browser.ts';
import { dueWithLuck } from './support/lottery-draw.ts';
import { FULL_MOTION } from './support/motion.ts';
import { bringToken, signUpWithMoney } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use({ ...FULL_MOTION, renderer: 'webgl', launchOptions: DRAWN });

const PANEL = '[data-panel-layer]';

test(
  '[R08, R09, R10, R11, R12, R13, V11] visitor is sent to sign in; player buys two tickets, watches the draw, is paid, and verifies it',
  ONCE,
  async ({ page }) => {
    const player = await signUpWithMoney(50_000);
    await page.goto('/activity/lottery');
    await expect(page).toHaveURL(/\/auth\/login/);

    await bringToken(page, player.token);
    await page.goto('/activity/lottery');
    const panel = page.locator(PANEL);
    await panel.getByRole('link', { name: 'Choose tickets' }).click();
    const region = panel.getByRole('region', { name: 'Daily lottery' });
    await expect(panel.getByRole('region', { name: 'Prizes and odds' })).toContainText('1 in 10,000');
    await expect(panel.getByText('72.7%')).toBeVisible();
    await region.getByRole('button', { name: 'One more' }).click();
    await region.getByRole('button', { name: 'Buy 2 tickets for ₱20.00' }).click();
    await expect(page.getByText(/^Your 2 ticket numbers are \d{4} to \d{4}\.$/)).toBeVisible();
    await expect(region).toContainText('You have 2 of up to 20 tickets in this draw.');
    await expect(page.getByRole('link', { name: /^Balance/ })).toContainText('480.00');
    await expectAccessible(page, PANEL);

    await panel.getByRole('link', { name: 'My tickets' }).click();
    await expect(panel.getByRole('listitem').first()).toContainText('Paid ₱20.00');

    await dueWithLuck(player.account);
    await page.goto('/activity/lottery');
    const drums = panel.getByRole('region', { name: 'Draw', exact: true });
    await expect(drums.getByText(/^Number drawn: \d{4}$/)).toBeVisible({ timeout: 30_000 });
    await expect(drums).toContainText('Your tickets won ₱30.00.');
    await expect(page.getByRole('link', { name: /^Balance/ })).toContainText('510.00');
    await expectAccessible(page, PANEL);
    await drums.getByRole('button', { name: 'Watch the draw' }).click();
    await expect(drums.getByText('Drawing the number now.')).toBeVisible();
    await drums.getByRole('button', { name: 'Skip' }).click();
    await expect(drums.getByText(/^Number drawn: \d{4}$/)).toBeVisible();

    await panel.getByRole('link', { name: 'How the lottery works' }).click();
    await expect(panel.getByRole('region', { name: 'How the number is decided' })).toBeVisible();
    await expectAccessible(page, PANEL);
    await page.goto('/activity/lottery/record');
    await expect(panel.getByRole('listitem')).toContainText('+₱30.00');
    await page.goto('/activity/lottery/history');
    await panel.getByRole('link', { name: 'Check this draw' }).first().click();
    const check = panel.getByRole('region', { name: 'Verify a lottery draw' });
    await expect(check.getByRole('heading', { name: 'The figures of this draw fit together' })).toBeVisible();
    await expectAccessible(page, PANEL);
  },
);
