import { expectAccessible } from './support/axe.ts';
import { operateOn } from './support/players.ts';
import { type Product, startProduct } from './support/product.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

// Maintenance closes the whole house: it gets a product of its own.
let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(() => product.stop());

test.describe('maintenance', () => {
  test.use({ allowedConsole: /503/ });

  test('[T18, R43, E05] leads to its page while it lasts, and away from it after', ONCE, async ({ page }) => {
    await page.goto(product.origin);
    await expect(page.getByRole('button', { name: /^Mega jackpot/ })).toBeVisible();
    await operateOn(product.dataDir, 'maintenance', 'on', '30');
    await page.reload();
    await expect(page).toHaveURL(/\/maintenance$/);
    await expect(page.getByRole('heading', { name: 'The house lights are up' })).toBeVisible();
    await expectAccessible(page);
    await operateOn(product.dataDir, 'maintenance', 'off');
    await page
      .getByRole('button', { name: 'Look again' })
      .or(page.getByRole('link', { name: 'Look again' }))
      .click();
    await expect(page.getByRole('button', { name: /^Mega jackpot/ })).toBeVisible();
  });
});
