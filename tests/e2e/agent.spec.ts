import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import { doSteps } from './support/platform-friends.ts';
import { bringToken, operateByTwo, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';

test(
  '[R18, R19, R59, O21, C65, C66, C67, C68, D08] player shares a link, and is paid for two friends who did all steps, one of them after a review',
  ONCE,
  async ({ page }) => {
    test.setTimeout(90_000);
    const player = await signUp();
    const { code } = await call('appAgent5User', {}, player.token);
    const friends = [];
    for (const steps of [{ rounds: 40 }, { rounds: 1 }, {}]) {
      const friend = await signUp({ inviteCode: String(code) });
      await doSteps(friend.account, { kyc: true, deposit: true, ...steps });
      friends.push(friend);
    }
    // The job that finds them runs every few seconds.
    await expect
      .poll(async () => (await call('activityGetStatusList', {}, player.token)).agent5AwardFlag, {
        timeout: 20_000,
      })
      .toBe(true);
    // It may have found the first of them before the second was there.
    const held = { cursor: null, pageSize: 20, filter: 'held' };
    await expect
      .poll(async () => JSON.stringify(await call('getAgentMembers', held, player.token)), {
        timeout: 20_000,
      })
      .toContain('noPlay');

    await bringToken(page, player.token);
    await page.goto('/member');
    const panel = page.locator(PANEL);
    await panel.getByRole('link', { name: /Invite friends.*Commission ready to claim/ }).click();
    await expect(page).toHaveURL(/\/agent$/);
    await expect(panel.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
    await expect(panel.getByText(String(code), { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /Jackpot/ }).first()).toBeVisible();
    await expectAccessible(page, PANEL);

    await panel.getByRole('tab', { name: 'Friends' }).click();
    await expect(page).toHaveURL(/tabActive=members$/);
    await expect(panel.getByText('The bets were made in very few rounds.')).toBeVisible();
    await expectAccessible(page, PANEL);
    await panel.getByRole('button', { name: /^Claim ₱50\.00 for/ }).click();
    await expect(page.getByText('₱50.00 added to your balance')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Balance ₱50\.00/ })).toBeVisible();

    await operateByTwo('agent', 'approve', friends[1]?.account ?? '');
    await page.goto('/agent?tabActive=commission');
    await panel.getByRole('button', { name: 'Claim all' }).click();
    await expect(page.getByRole('link', { name: /^Balance ₱100\.00/ })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Claim all' })).toBeHidden();
    await expectAccessible(page, PANEL);
    await panel.getByRole('tab', { name: 'History' }).click();
    await expect(panel.getByText('1 friend', { exact: false })).toHaveCount(2);

    await page.goto('/agent/rule');
    await expect(panel.getByText(/never a share of what a friend deposits, bets or loses/)).toBeVisible();
    await expectAccessible(page, PANEL);
    await page.goto('/share');
    await expect(panel.getByRole('link', { name: 'Share on Facebook' })).toBeVisible();
    await expectAccessible(page, PANEL);
  },
);
