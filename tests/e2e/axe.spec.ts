import { expectAccessible } from './support/axe.ts';
import { openByLink } from './support/open-by-link.ts';
import { bringToken, signUp } from './support/players.ts';
import { DESKTOP_ONLY } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.describe('lobby with the stage', () => {
  test.use({ renderer: 'auto' });

  test('axe finds nothing in the lobby, before and after the stage has taken over', async ({ page }) => {
    const looked = Promise.withResolvers<void>();
    await page.route('**/assets/stage-*.js', async (route) => {
      await looked.promise;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: /^Mega jackpot/ }).waitFor();
    await expectAccessible(page);
    looked.resolve();
    await page.locator('[data-stage-shown="true"]').waitFor({ state: 'attached' });
    await expectAccessible(page);
  });
});

/** Pages whose own tests run on a phone alone. */
const PANELS = [
  '/agent',
  '/agent/rule',
  '/agent?tabActive=members',
  '/share',
  '/agent?tabActive=commission',
  '/email',
  '/feedback',
  '/feedback/record',
  '/rank',
  '/activity/follow',
  '/activity',
  '/download',
  '/faq',
  '/about-us',
] as const;

test(
  'axe finds nothing on a member’s pages beside the stage of a desktop',
  DESKTOP_ONLY,
  async ({ page }) => {
    await bringToken(page, (await signUp()).token);
    await page.goto('/member');
    await expect(page.locator('[data-panel-layer] h1')).toBeVisible();
    for (const path of PANELS)
      await test.step(path, async () => {
        await openByLink(page, path);
        await expectAccessible(page, '[data-panel-layer]');
      });
  },
);
