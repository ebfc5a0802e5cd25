import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

/** The worker would answer for the files that the test holds back. */
test.use({ serviceWorkers: 'block' });

test('press on an icon that is replaced before it ends still opens its page', ONCE, async ({ page }) => {
  const { promise: isTime, resolve: letSetCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/iconify-[^/]+\.js$/, async (route) => {
    await isTime;
    await route.continue();
  });
  await page.goto('/');
  const games = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Games' });
  const box = await games.locator('svg').boundingBox();
  if (!box) throw new Error('the icon is not there');
  await expect(games.locator('svg.iconify')).toHaveCount(0);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
  await page.mouse.down();
  letSetCome();
  await expect(games.locator('svg.iconify')).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/game\/search$/);
});
