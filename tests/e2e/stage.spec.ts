import type { Page } from '@playwright/test';
import { DRAWN } from './support/browser.ts';
import { FULL_MOTION } from './support/motion.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use({ ...FULL_MOTION, launchOptions: DRAWN });

const shown = (page: Page) => page.locator('[data-stage-shown="true"]');

test.describe('graphics that fail', () => {
  test.use({ renderer: 'webgl', allowedConsole: /CONTEXT_LOST_WEBGL|context (was )?lost/i });

  test(
    '[R01] mirror becomes the page at once, and the stage returns with the graphics',
    ONCE,
    async ({ page }) => {
      await page.goto('/?probe=1');
      // A processor in the card's place takes its time for the first picture.
      await shown(page).waitFor({ state: 'attached' });
      await page.locator('#splash').waitFor({ state: 'detached' });
      const slots = page.getByRole('region', { name: 'Slots' });
      await slots.scrollIntoViewIfNeeded();
      const rail = await slots.boundingBox();
      if (!rail) throw new Error('the rail is not on the page');
      // Posters stand still, so that the picture after must be the picture before.
      const clip = { x: 0, y: rail.y, width: page.viewportSize()?.width ?? 0, height: rail.height };
      await page.waitForFunction(() => window.__stage !== undefined);
      await page.evaluate(() => window.__stage?.complete());
      await expect(page.locator('[data-stage-shown]')).toHaveCSS('opacity', '0');
      const before = await page.screenshot({ clip });

      const canvas = page.locator('[data-lobby] canvas');
      const loss = await canvas.evaluateHandle((element: HTMLCanvasElement) => {
        const extension = element.getContext('webgl2')?.getExtension('WEBGL_lose_context');
        if (!extension) throw new Error('this browser cannot lose a context');
        extension.loseContext();
        return extension;
      });
      await expect(shown(page)).not.toBeAttached();
      const poster = slots.getByRole('listitem').first();
      await expect(poster.locator('img')).toBeVisible();
      await expect(page.locator('[data-stage-shown]')).toHaveCSS('opacity', '1');

      await loss.evaluate((extension) => extension.restoreContext());
      await expect(shown(page)).toBeAttached();
      await expect(page.locator('[data-stage-shown]')).toHaveCSS('opacity', '0');
      const isAsBefore = async () => (await page.screenshot({ clip })).equals(before);
      await expect.poll(isAsBefore, 'the stage draws what it drew before').toBe(true);
    },
  );

  test(
    '[R01] graphics are not used after a third failure, and the page continues without them',
    ONCE,
    async ({ page }) => {
      await page.goto('/');
      const canvas = page.locator('[data-lobby] canvas');
      await shown(page).waitFor({ state: 'attached' });
      // At once again: on a busy machine three first pictures take longer than failures are counted together.
      for (const isLast of [false, false, true]) {
        const loss = await canvas.evaluateHandle(async (element: HTMLCanvasElement) => {
          const extension = element.getContext('webgl2')?.getExtension('WEBGL_lose_context');
          if (!extension) throw new Error('this browser cannot lose a context');
          // Heard after the stage, which has listened for longer.
          const [isLost, isBack] = ['webglcontextlost', 'webglcontextrestored'].map(
            (kind) => new Promise((done) => element.addEventListener(kind, done, { once: true })),
          );
          extension.loseContext();
          await isLost;
          return { extension, isBack };
        });
        await expect(shown(page)).not.toBeAttached();
        await loss.evaluate(async ({ extension, isBack }) => {
          extension.restoreContext();
          await isBack;
        });
        if (!isLast) continue;
        await expect(shown(page)).not.toBeAttached();
        await expect(page.locator('[data-stage-shown]')).toHaveCSS('opacity', '1');
        await page.getByRole('region', { name: 'Coming soon' }).getByRole('button').first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
      }
    },
  );
});

test.describe('forced colours', () => {
  test.use({ renderer: 'webgl', contextOptions: { forcedColors: 'active' } });

  test('[R01] mirror stays the page, and no renderer is loaded', ONCE, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Slots' }).locator('img').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((address) => /stage-host|Renderer/.test(address))).toEqual([]);
    await expect(page.locator('[data-lobby] canvas')).toHaveCount(0);
  });
});
