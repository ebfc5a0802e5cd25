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

test.describe('maintenance and new terms', () => {
  test.use({ allowedConsole: /503/ });

  test(
    '[T18, R43, E05] maintenance leads to its page while it lasts, and away from it after',
    ONCE,
    async ({ page }) => {
      await page.goto(product.origin);
      await expect(page.getByRole('button', { name: /^Mega jackpot/ })).toBeVisible();
      await operateOn(product.dataDir, 'maintenance', 'on', '30');
      await page.reload();
      await expect(page).toHaveURL(/\/maintenance$/);
      await expect(page.getByRole('heading', { name: 'Intermission' })).toBeVisible();
      await expectAccessible(page);
      await operateOn(product.dataDir, 'maintenance', 'off');
      await page
        .getByRole('button', { name: 'Check again' })
        .or(page.getByRole('link', { name: 'Check again' }))
        .click();
      await expect(page.getByRole('button', { name: /^Mega jackpot/ })).toBeVisible();
    },
  );
});

// It would stop every other test's deposits and bets: on the product of its own, too.
test(
  '[R54] new terms are shown and block play until they are accepted, and nothing else',
  ONCE,
  async ({ page }) => {
    await operateOn(
      product.dataDir,
      ...['legal', 'publish', 'terms'],
      ...['en=Bonuses end after thirty days.', 'fil=Tapos ang bonus.', 'zh-CN=奖金到期。'],
    );
    await page.goto(`${product.origin}/auth/accountLogin`);
    await page.getByLabel('Account name').fill('player_one');
    await page.getByLabel('Password', { exact: true }).fill('Marquee2026');
    await page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign in' }).click();
    const news = page.getByRole('dialog', { name: 'Our terms have changed' });
    await expect(news.getByText('Bonuses end after thirty days.')).toBeVisible();
    await expectAccessible(page, 'dialog');
    await news.getByRole('button', { name: 'Not now' }).click();
    await expect(news).toHaveCount(0);

    await page.goto(`${product.origin}/game/start?gameId=101&tryIt=1`);
    await expect(page.getByText(/Read and accept the new ones first/)).toBeVisible();
    await news.getByRole('button', { name: 'I’ve read it and agree' }).click();
    await expect(news).toHaveCount(0);
    await page.goto(`${product.origin}/terms-of-use`);
    await expect(page.getByText('Version 2')).toBeVisible();
    await page.goto(`${product.origin}/game/start?gameId=101&tryIt=1`);
    await expect(page.frameLocator('iframe').getByRole('button', { name: /spin/i }).first()).toBeVisible();
  },
);
