import { expectAccessible } from './support/axe.ts';
import { bringToken, signUp, signUpWithMoney } from './support/players.ts';
import { playRound } from './support/rounds.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';
/** From one stake of a slot to the next, by the server's clock. */
const CYCLE_MS = 2_600;

test(
  '[R60, R62, D07] player reaches the first level, reads what keeps it, and claims each of its rewards once',
  ONCE,
  async ({ page }) => {
    test.setTimeout(90_000);
    const player = await signUpWithMoney(200_000);
    await playRound(player.token, { stake: 50_000 });
    await page.waitForTimeout(CYCLE_MS);
    await playRound(player.token, { stake: 50_000 });
    await bringToken(page, player.token);
    await page.goto('/member');
    const moment = page.getByRole('dialog', { name: 'New level' });
    await expect(moment.getByRole('heading', { name: 'Level 1' })).toBeVisible();
    await expectAccessible(page, 'dialog');
    await moment.getByRole('button', { name: 'See reward' }).click();
    const gift = page.getByRole('dialog', { name: 'Level 1' });
    await expect(gift.getByText('400 points (worth ₱0.40)')).toBeVisible();
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /VIP levels and rebate/ }).click();
    await expect(page).toHaveURL(/\/vip\/level$/);
    const panel = page.locator(PANEL);
    await expect(panel.getByRole('heading', { name: 'VIP level 1' })).toBeVisible();
    await expect(panel.getByRole('progressbar', { name: 'To level 2' })).toHaveAttribute(
      'aria-valuetext',
      '₱1,000.00 of ₱2,700.00',
    );
    await expect(panel.getByText('37% played')).toBeVisible();
    await expect(panel.getByText('Counts at least until')).toBeVisible();
    // A level’s daily reward is too small for a point at first.
    await expect(panel.getByText('From level 2')).toBeVisible();
    await expectAccessible(page, PANEL);

    await panel.getByRole('button', { name: 'Claim: Weekly sign-in reward' }).click();
    await expect(page.getByText('2 points (worth less than ₱0.01) added')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Claim: Weekly sign-in reward' })).toBeHidden();
    await panel.getByRole('button', { name: 'Claim level 1 reward' }).press('Enter');
    await expect(page.getByText('400 points (worth ₱0.40) added')).toBeVisible();
    await page.reload();
    await expect(panel.getByRole('heading', { name: 'VIP level 1' })).toBeVisible();
    await expect(panel.getByText('Claimed', { exact: true })).toHaveCount(2);
    await page.goto('/vip');
    await expect(panel.getByRole('heading', { name: 'VIP level 1' })).toBeVisible();
  },
);

test.describe('drawn', () => {
  test.use({ renderer: 'canvas' });

  test(
    '[R62] road of the levels is drawn on the stage, navigated by keys and buttons, and each medal opens its gift',
    ONCE,
    async ({ page }) => {
      await bringToken(page, (await signUp()).token);
      await page.goto('/vip/level?probe=1');
      await page.waitForFunction(() => window.__road?.isShown());
      const levels = page.getByRole('region', { name: 'VIP road' }).getByRole('listitem');
      await expect(levels).toHaveCount(31);
      const own = page.getByRole('button', { name: /^Level 0, Bronze Foyer\..* You are here$/ });
      await expect(own).toBeInViewport();
      await own.focus();
      await page.keyboard.press('End');
      const last = page.getByRole('button', { name: /^Level 30, Crown Box\./ });
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport({ ratio: 0.9 });
      await expect(own).not.toBeInViewport();
      // The road goes there at its own pace.
      await expect.poll(() => page.evaluate(() => window.__road?.medals())).toBe(1);
      await page.keyboard.press('Enter');
      const gift = page.getByRole('dialog', { name: 'Level 30' });
      await expect(gift.getByText('Not reached yet')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(gift).toBeHidden();
      await expect(last).toBeFocused();
      await page.getByRole('button', { name: 'Lower level' }).click();
      await expect(page.getByRole('button', { name: /^Level 29, Crown Box\./ })).toBeInViewport({
        ratio: 0.9,
      });
      await expect.poll(() => page.evaluate(() => window.__road?.medals())).toBe(2);
      // A hand that lets go between two levels leaves the nearest one at the front.
      const way = page.getByRole('region', { name: 'VIP road' }).locator('div:has(> ol)');
      const front = () =>
        way.evaluate(
          ({ scrollLeft, scrollWidth, clientWidth }) => (scrollLeft * 30) / (scrollWidth - clientWidth),
        );
      await expect.poll(front).toBeCloseTo(29, 1);
      await way.evaluate((element) => element.scrollBy(-130, 0));
      await expect.poll(front).toBeCloseTo(28, 1);
      await expect(page.getByRole('button', { name: /^Level 28, Crown Box\./ })).toBeInViewport({
        ratio: 0.9,
      });
    },
  );
});

test(
  '[R63, R64] rebate of today’s bets grows by type, the calculator uses the player’s own numbers, and the record is empty',
  ONCE,
  async ({ page }) => {
    const player = await signUpWithMoney(100_000);
    await playRound(player.token, { stake: 50_000 });
    await bringToken(page, player.token);
    await page.goto('/vip/rebate');
    const panel = page.locator(PANEL);
    await expect(panel.getByText('₱500.00 of bets counted today, ₱1.00 back')).toBeVisible();
    await expect(panel.getByText(/Claim today’s part from/)).toBeVisible();
    await panel.getByRole('textbox', { name: 'Your bets' }).fill('1,5,0');
    await expect(panel.getByText('Enter an amount, such as 500.')).toBeVisible();
    await panel.getByRole('textbox', { name: 'Your bets' }).fill('2000');
    await expect(
      panel.locator('section', { hasText: 'Calculator' }).getByText('₱4.00').first(),
    ).toBeVisible();
    await expectAccessible(page, PANEL);
    await panel.getByRole('link', { name: 'Rebate history' }).click();
    await expect(page).toHaveURL(/\/vip\/rebate\/record$/);
    await expect(panel.getByText('No rebates claimed yet')).toBeVisible();
    await expectAccessible(page, PANEL);
  },
);

test('[R61] page without rewards says how they come, and leads to the levels', ONCE, async ({ page }) => {
  await bringToken(page, (await signUp()).token);
  await page.goto('/vip/empty');
  await expect(page.getByRole('heading', { name: 'No VIP rewards yet' })).toBeVisible();
  await expectAccessible(page, PANEL);
  await page.getByRole('link', { name: 'Levels' }).click();
  await expect(page.getByRole('heading', { name: 'VIP level 0' })).toBeVisible();
});
