import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import { FULL_MOTION } from './support/motion.ts';
import { grantSpins } from './support/platform-spins.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

// With less motion the wheel does not turn: there is no middle of a spin.
test.use({ ...FULL_MOTION, renderer: 'canvas' });

test(
  '[R17, C63] player spins the invite wheel, reloads in mid-spin, sees the same result and checks it',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await grantSpins(player, 2);
    await bringToken(page, player.token);
    await page.goto('/activity/spin');
    await expectAccessible(page, '[data-panel-layer]');
    const wheel = page.getByRole('region', { name: 'Your wheel' });
    await expect(page.locator('[data-wheel][data-drawn]')).toBeVisible();
    await wheel.getByRole('button', { name: 'Spin, 2 left' }).click();
    await expect(wheel.getByRole('status')).toHaveText(/slowing down/);
    await page.reload();
    await expect(wheel.getByRole('status')).toHaveText(/You won ₱/, { timeout: 20_000 });
    const { list } = await call('actInviteUserRecord', { cursor: null, pageSize: 20 }, player.token);
    const [spin] = list as { prize: number }[];
    expect(list).toHaveLength(1);
    await expect(wheel.getByRole('status')).toHaveText(`You won ₱${((spin?.prize ?? 0) / 100).toFixed(2)}`);
    await expect(wheel.getByRole('button', { name: 'Spin, 1 left' })).toBeVisible();
    await page.getByRole('link', { name: 'Check this spin' }).click();
    await expect(page.getByText('The figures of this spin fit together')).toBeVisible();
  },
);
