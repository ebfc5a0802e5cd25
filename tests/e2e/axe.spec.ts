import { expectAccessible } from './support/axe.ts';
import { test } from './support/test.ts';

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
