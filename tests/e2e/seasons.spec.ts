import { operateOn } from './support/players.ts';
import { type Product, startProduct } from './support/product.ts';
import { expect, test } from './support/test.ts';

test.use({ renderer: 'canvas' });

let product: Product | undefined;

test.beforeAll(async () => {
  // A product of its own: the decoration would be in the pictures of other tests.
  test.setTimeout(240_000);
  product = await startProduct();
  for (const name of ['christmas', 'newYear', 'festival'])
    await operateOn(product.dataDir, '--as', 'olive', 'activity', 'off', name);
});
test.afterAll(() => product?.stop());

test('lobby is decorated for a season while its activity runs, and fetches nothing of it before', async ({
  page,
}) => {
  const { origin = '', dataDir = '' } = product ?? {};
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const decorations = () => scripts.filter((address) => address.includes('season-decoration'));
  await page.goto(origin);
  await expect(page.getByRole('heading', { name: 'Studios' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('img[data-decoration]')).toHaveCount(0);
  expect(decorations()).toEqual([]);

  await operateOn(dataDir, '--as', 'olive', 'activity', 'run', 'christmas', '30');
  await page.goto(origin);
  const decoration = page.locator('img[data-decoration="christmas"]');
  await expect(decoration).toBeVisible();
  await expect(page.locator('[data-stage-shown="true"]')).toBeAttached();
  // What lies under it can still be used: a game leads a guest to the sign-in.
  await page
    .getByRole('link', { name: /Royal Sevens/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth\/login/);

  await operateOn(dataDir, '--as', 'olive', 'activity', 'off', 'christmas');
  await page.goto(origin);
  await expect(page.getByRole('heading', { name: 'Studios' })).toBeAttached();
  await expect(page.locator('img[data-decoration]')).toHaveCount(0);
});
