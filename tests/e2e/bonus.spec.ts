import { expectAccessible } from './support/axe.ts';
import { call, newRequestId } from './support/call.ts';
import { bringToken, signUp, signUpWithMoney } from './support/players.ts';
import { playRound } from './support/rounds.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';

test(
  '[R26, R32, D08] task that a bet has fulfilled sets the red dot of the bonus centre, is claimed there once and clears it',
  ONCE,
  async ({ page }) => {
    const player = await signUpWithMoney(100_000);
    await playRound(player.token, { stake: 20_000 });
    // The calendar's door would raise the same red dot, and so would the bonus of a new account that is identified.
    await call('loginBonus3UserReceive', { requestId: newRequestId() }, player.token);
    await call('declineSignUpBonus', {}, player.token);
    await bringToken(page, player.token);
    await page.goto('/');
    const bonus = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Bonus/ });
    await expect(bonus).toBeVisible();
    await expect(bonus).toHaveAccessibleName('Bonus');
    await bonus.click();
    await expect(page).toHaveURL(/\/bonus$/);
    const panel = page.locator(PANEL);
    await expect(panel.getByRole('heading', { name: 'Bonus', exact: true })).toBeVisible();
    await expectAccessible(page, PANEL);
    await panel.getByRole('link', { name: 'Tasks', exact: true }).click();
    await expect(panel.getByText('₱200.00 of ₱200.00').first()).toBeVisible();
    await expectAccessible(page, PANEL);
    await panel.getByRole('button', { name: 'Check your limits' }).click();
    await expect(page).toHaveURL(/\/member\/self-limited$/);
    await expect(bonus).toHaveAccessibleName(/something to claim/);
    await bonus.click();
    await panel.getByRole('link', { name: /Tasks.*Ready to claim/ }).click();
    await panel.getByRole('button', { name: 'Claim: Know your limits' }).click();
    await expect(page.getByText('400 points (worth ₱0.40) added')).toBeVisible();
    await expect(panel.getByText('Claimed', { exact: true })).toHaveCount(1);
    await expect(bonus).toHaveAccessibleName('Bonus');
  },
);

test(
  '[R27, R28, R29, R30, R31, R33, R56] player reaches offers, rebate, levels, rewards and both records by the tabs of the bonus centre',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await page.goto('/bonus');
    const panel = page.locator(PANEL);
    const tabs = panel.getByRole('navigation', { name: 'Bonus pages' });
    for (const [tab, address, text] of [
      ['Offers', '/bonus/event', 'First deposit'],
      ['Rebate', '/bonus/rebate', 'By game type'],
      ['VIP', '/bonus/vip', 'Your rewards'],
      ['Rewards', '/bonus/reward', 'What each reward does'],
      ['History', '/bonus/record', 'No bonuses yet'],
    ] as const) {
      await tabs.getByRole('link', { name: tab, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(panel.getByRole('heading', { name: text })).toBeVisible();
      await expect(tabs.getByRole('link', { name: tab, exact: true })).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, PANEL);
    }
    await tabs.getByRole('link', { name: 'Rewards', exact: true }).click();
    await panel.getByRole('link', { name: 'Claimed rewards' }).click();
    await expect(page).toHaveURL(/\/reward\/record$/);
    await expect(panel.getByText('No rewards claimed yet')).toBeVisible();
    await expectAccessible(page, PANEL);
    await page.goto('/bonus/empty');
    await panel.getByRole('link', { name: 'Offers', exact: true }).last().click();
    await expect(page).toHaveURL(/\/bonus\/event$/);
  },
);
