import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Theme } from '../../contract/config/app-config.ts';
import { DEFAULT_THEME } from '../../contract/config/theme.ts';
import { VIP_THEMES } from '../../server/rewards/default-vip-themes.ts';
import { untilListening } from './support/listening.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const brassOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brass').trim().toUpperCase(),
  );

const DIAMOND = VIP_THEMES[5]?.tokens.brass;

test(
  '[C18] [K10] member sees the skin of the VIP level until sign-out, and a skin in the address is a preview only',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await page.route('**/app/v1/preLogin', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      if (answer.userInfo) answer.userInfo.vip = 23;
      await route.fulfill({ response, json: answer });
    });
    await page.goto('/member');
    await expect.poll(() => brassOf(page)).toBe(DIAMOND);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => brassOf(page)).toBe(DEFAULT_THEME.tokens.brass);
    await page.unrouteAll();
    await page.goto('/?themeViewId=vip-5');
    await expect.poll(() => brassOf(page)).toBe(DIAMOND);
    await page.goto('/');
    await untilListening(page);
    expect(await brassOf(page)).toBe(DEFAULT_THEME.tokens.brass);
  },
);

test.describe('theme on the canvas', () => {
  test.use({ renderer: 'canvas' });

  test(
    '[C17] [D13] theme set by the operator is applied without a reload: the name, the page, and the same canvas in its colours',
    ONCE,
    async ({ page }) => {
      let theme: Theme = { themeDomian: '', themeJsonData: '{}', themeName: '' };
      await page.addInitScript(() => localStorage.setItem('lobby-paused', '1'));
      await page.route('**/app/v1/anonymous/appTheme', (route) =>
        route.fulfill({ json: { code: 0, msg: '', data: theme } }),
      );
      await page.goto('/?probe=1');
      await page.waitForFunction(() => window.__stage?.isShown() === true);
      const canvas = page.locator('canvas');
      const handle = await canvas.elementHandle();
      await untilListening(page);
      await expect.poll(() => readCrest(page)).toBe('warm');

      theme = { ...theme, themeJsonData: JSON.stringify(VIP_THEMES[5]?.tokens), themeName: 'Gala' };
      // A network that comes back is one of the occasions on which the config is asked for again.
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page).toHaveTitle('Gala');
      await expect(page.getByRole('link', { name: /^Gala/ }).first()).toBeVisible();
      expect(await brassOf(page)).toBe(DIAMOND);
      await expect.poll(() => readCrest(page)).toBe('cold');
      expect(await handle?.evaluate((element) => element.isConnected)).toBe(true);
    },
  );
});

/** The light of the metal crest over the stage, as it is on the screen. */
async function readCrest(page: Page): Promise<'warm' | 'cold'> {
  const box = await page.locator('[data-guide="marquee"] img').last().boundingBox();
  if (!box) throw new Error('no crest on the page');
  const { channels } = await sharp(await page.screenshot({ clip: box })).stats();
  const [red, , blue] = channels.map(({ mean }) => mean);
  return (red ?? 0) > (blue ?? 0) ? 'warm' : 'cold';
}
