import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import { awardOf, canvasOf, HALL, hallOf, spinOf, stopClock } from './support/draw-page.ts';
import { balanceOf, JackpotPlatform } from './support/jackpot-platform.ts';
import { FULL_MOTION } from './support/motion.ts';
import { bringToken, signUp, type TestPlayer } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use(FULL_MOTION);

const JACKPOT_CELL = 5;
/** A limit that the draw does not touch, in cents. */
const STAKE_LIMIT = 123_400;

let platform: JackpotPlatform;
test.beforeAll(async () => {
  // A product is made and started first.
  test.setTimeout(240_000);
  platform = await JackpotPlatform.open();
});
test.afterAll(() => platform?.close());

const money = (cents: number) =>
  `₱${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`;

const barOf = (page: Page) => page.locator('[data-hall-bar]').getByRole('region', { name: 'Your session' });

/** Whatever lies on top at the middle of an element is part of it. */
const isOnTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && element.contains(top);
  });

/** The bar tells what the server keeps, lies above everything, and the show begins below it. */
async function expectBar(page: Page, player: TestPlayer, balance: number): Promise<void> {
  const { left } = await call('getSelfLimited', {}, player.token);
  expect(left).toMatchObject({ stake: STAKE_LIMIT });
  const bar = barOf(page);
  await expect(bar).toContainText(`Balance${money(balance)}`);
  await expect(bar).toContainText(`Left${money(STAKE_LIMIT)}`);
  await expect(bar).toContainText('Net₱0');
  await expect(bar.locator('time')).toHaveText(/^\d{2}:\d{2}:\d{2}$/);
  await expect(bar).toContainText(/Session\d+:\d{2}:\d{2}/);
  expect(await isOnTop(page, '[data-hall-bar] a'), 'Break can be pressed').toBe(true);
  expect(await isOnTop(page, '[data-rule-line] button'), 'help can be pressed').toBe(true);
  await expect(page.locator('[data-rule-line]').filter({ visible: true })).toContainText('21+');
  const foot = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
  const show = await canvasOf(page).boundingBox();
  expect(show?.y, 'the show begins below the bar').toBeGreaterThanOrEqual(foot);
  expect(Math.round((show?.y ?? 0) + (show?.height ?? 0))).toBe(await page.evaluate(() => innerHeight));
}

test.describe('session bar above the jackpot hall', () => {
  test.use({ renderer: 'canvas' });

  test(
    '[R06, R51] session bar shows time, net result, limits, balance and Break during ring, wheel and count',
    ONCE,
    async ({ page }) => {
      await platform.rig(JACKPOT_CELL);
      const player = await platform.lucky();
      await call('setSelfLimited', { key: 'stakeDay', value: STAKE_LIMIT }, player.token);
      const before = await balanceOf(player);
      await page.clock.install();
      await bringToken(page, player.token);
      await page.goto(`${HALL}?probe=1`);
      await canvasOf(page).waitFor();
      await expectBar(page, player, before);
      await expectAccessible(page);
      await stopClock(page);
      const second = await barOf(page).locator('time').textContent();
      await spinOf(page).click();
      await expect(hallOf(page)).toHaveAttribute('data-phase', 'ring');
      await page.clock.runFor(3_000);
      expect(await barOf(page).locator('time').textContent(), 'the clock goes on').not.toBe(second);
      await expectBar(page, player, before);
      await page.clock.runFor(9_000);
      await expect(hallOf(page)).toHaveAttribute('data-phase', 'wheel');
      await page.clock.runFor(1_000);
      // The draw is in the ledger, and its amount is not told before the wheel has stopped.
      await expectBar(page, player, before);
      // Its parts are painted in the browser's own time.
      await expect(async () => {
        await page.clock.runFor(10_000);
        await expect(awardOf(page)).toBeVisible({ timeout: 500 });
      }).toPass();
      // The balance follows the award's own paint and the server's answer, each in its own time.
      const after = await balanceOf(player);
      await expect(async () => {
        await page.clock.runFor(2_000);
        await expect(barOf(page)).toContainText(`Balance${money(after)}`, { timeout: 500 });
      }).toPass();
      await expectBar(page, player, after);
      await page.clock.resume();
      await expectAccessible(page);
      await page.locator('[data-hall-bar] a').click();
      await expect(page).toHaveURL(/\/member\/self-limited/);
    },
  );

  test(
    '[R06, R51] session bar is the same in the hall’s overlay and with reduced motion, with the age mark and help beside it',
    ONCE,
    async ({ page }) => {
      const player = await platform.lucky();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await bringToken(page, player.token);
      await page.goto('/');
      await page.getByRole('button', { name: /^Lucky Jackpot, / }).press('Enter');
      const dialog = page.getByRole('dialog', { name: /jackpot/i });
      const bar = dialog.getByRole('region', { name: 'Your session' });
      await expect(bar).toContainText(`Balance${money(await balanceOf(player))}`);
      await expect(dialog.getByRole('complementary')).toContainText(/21\+.*Gambling can be addictive/);
      await dialog.getByRole('button', { name: 'Help', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Help and limits' })).toBeVisible();
      await page.keyboard.press('Escape');
      await bar.getByRole('link', { name: /^Take a break/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/member\/self-limited/);
    },
  );
});

test(
  '[R42, R51] game shows the age mark and the warning; help, licence and help line are one tap away',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    const config = await call('anonymous/appConfig', {});
    const { licenceLine, helpLine } = config.market as { licenceLine: string; helpLine: string };
    await bringToken(page, player.token);
    await page.goto('/game/start?gameId=101&tryIt=1');
    const line = page.locator('[data-panel-layer]').getByRole('complementary', { name: 'Help' });
    await expect(line).toContainText('21+');
    await expect(line).toContainText('Gambling can be addictive. Know when to stop');
    await line.getByRole('button').click();
    const help = page.getByRole('dialog', { name: 'Help and limits' });
    await expect(help).toContainText('Gambling can be addictive. Know when to stop.');
    await expect(help).toContainText(licenceLine);
    await expect(help).toContainText(helpLine);
  },
);
