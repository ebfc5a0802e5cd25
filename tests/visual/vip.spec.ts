import { bringToken, signUp } from '../e2e/support/players.ts';
import { expectPanelScreenshot, PANEL_SIZES } from './support/panel-screenshots.ts';
import { part } from './support/part.ts';
import { expect, test } from './support/test.ts';

const LEVEL = 7;

/** The road on a phone, and what stands beside it on a desktop. */
const PARTS = { phone: part(0, 90, 412, 560), desktop: part(760, 30, 520, 490) };

for (const size of ['phone', 'desktop'] as const) {
  test.describe(size, () => {
    test.use({ ...PANEL_SIZES[size], renderer: 'canvas' });

    test(`[R62] road of a player at level ${LEVEL}`, async ({ page }) => {
      await bringToken(page, (await signUp()).token);
      // Nobody gets there in a test: the rest of the answer is the server’s.
      await page.route('**/app/v1/getVipInfo', async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        const { vipData } = answer.data;
        Object.assign(vipData, { vip: LEVEL, reached: LEVEL, vipExp: 5_600_000 });
        for (const step of vipData.levels)
          step.state = step.level > LEVEL ? 'locked' : step.level === LEVEL ? 'open' : 'claimed';
        await route.fulfill({ response, json: answer });
      });
      await page.goto('/vip/level?probe=1');
      await page.waitForFunction(() => window.__road?.isShown());
      await page.evaluate(() => window.__road?.complete());
      await page.evaluate(() => window.__road?.freeze());
      await expect(page.getByRole('button', { name: /^Level 7,/ })).toBeInViewport();
      await expectPanelScreenshot(page, `vip-level-${size}`, { shown: PARTS[size] });
    });
  });
}
