import { operateOn } from './support/players.ts';
import { type Product, startProduct } from './support/product.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

/** What `npm start` asks for; every other product of the tests is without them. */
const STUDIO_GAMES = '--studio-games';

let product: Product;
const before = { origin: process.env.E2E_ORIGIN, dataDir: process.env.E2E_DATA_DIR };
const list = () => operateOn(product.dataDir, '--as', 'olive', 'studio', 'list');

test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct({}, [STUDIO_GAMES]);
  process.env.E2E_ORIGIN = product.origin;
  process.env.E2E_DATA_DIR = product.dataDir;
});

test.afterAll(async () => {
  process.env.E2E_ORIGIN = before.origin;
  process.env.E2E_DATA_DIR = before.dataDir;
  await product.stop();
});

test(
  'sandbox answers before our two packages are built, and has both in its lobby once they are',
  ONCE,
  async ({ page }) => {
    // Both are built meanwhile, behind whatever else the machine does.
    test.setTimeout(480_000);
    expect(await list()).toBe('No game was published yet.');
    await expect
      .poll(list, { timeout: 400_000 })
      .toBe(
        [
          'lantern-tide\tLantern Tide\tBrass Street\tversion 1\tready',
          'star-toss\tStar Toss\tBrass Street\tversion 1\tready',
        ].join('\n'),
      );
    await page.goto('/');
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search games' }).fill('brass');
    for (const name of ['Star Toss', 'Lantern Tide'])
      await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
  },
);
