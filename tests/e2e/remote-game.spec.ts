import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import { bringToken, signUpWithMoney } from './support/players.ts';
import { type Product, startProduct } from './support/product.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

/** Its game would stand in the lobby of every other test. */
let product: Product;
const before = { origin: process.env.E2E_ORIGIN, dataDir: process.env.E2E_DATA_DIR };

test.beforeAll(async () => {
  // A product is made and started first, with an aggregator beside it.
  test.setTimeout(240_000);
  product = await startProduct({}, ['--aggregator']);
  process.env.E2E_ORIGIN = product.origin;
  process.env.E2E_DATA_DIR = product.dataDir;
  // Its list is asked for soon after the start.
  await expect
    .poll(async () => JSON.stringify((await call('anonymous/appConfig', {})).games), { timeout: 30_000 })
    .toContain('Copper Lantern');
});

test.afterAll(async () => {
  process.env.E2E_ORIGIN = before.origin;
  process.env.E2E_DATA_DIR = before.dataDir;
  await product.stop();
});

const onPort = (above: number, path: string): string =>
  product.origin.replace(/\d+$/, (port) => `${Number(port) + above}${path}`);

test(
  '[R41, C41] game of an aggregator is found in the lobby, says who states its return, takes its stakes from our balance, and leads back',
  ONCE,
  async ({ page }) => {
    const player = await signUpWithMoney(50_000);
    await bringToken(page, player.token);
    await page.goto('/game/search?text=harbor');
    await page.getByRole('button', { name: 'Copper Lantern, Harbor Works' }).click();
    const sheet = page.getByRole('dialog', { name: 'Copper Lantern' });
    await expect(sheet).toContainText('Return, stated by the studio');
    await expect(sheet).toContainText('96.00%');
    await expectAccessible(page, 'dialog[open]');

    await sheet.getByRole('button', { name: 'Play', exact: true }).click();
    const frame = page.frameLocator('iframe[title="Copper Lantern game"]');
    await expect(frame.getByText('₱500.00')).toBeVisible();
    await frame.getByRole('radio', { name: 'Two' }).check({ force: true });
    await frame.getByRole('button', { name: 'Light', exact: true }).click();
    await expect(frame.getByRole('status').filter({ hasText: /lit\./ })).toBeVisible({ timeout: 15_000 });
    // The studio decides by chance: whatever it was, both sides have the same balance a little later.
    const balance = await frame.locator('#balance').textContent();
    expect(balance).not.toBe('₱500.00');
    const tools = page.getByRole('region', { name: 'Game', exact: true });
    await expect(tools).toContainText(String(balance), { timeout: 15_000 });

    await frame.getByRole('link', { name: 'Deposit' }).click();
    await expect(page).toHaveURL(/\/wallets\?name=deposit/);
    await page.goBack();
    await frame.getByRole('link', { name: 'Lobby' }).click();
    await expect(page).not.toHaveURL(/game\/start/);

    await page.goto('/wallets/record');
    const row = page.getByRole('listitem').filter({ hasText: 'Copper Lantern' });
    await expect(row).toContainText('Decided by the studio, as its round');
    await expect(row.getByRole('link')).toHaveCount(0);
  },
);

test(
  'demo of an aggregator’s game has play money of the studio’s, and takes none of ours',
  ONCE,
  async ({ page }) => {
    const player = await signUpWithMoney(20_000);
    await bringToken(page, player.token);
    await page.goto('/game/search?text=copper');
    await page.getByRole('button', { name: /^Copper Lantern/ }).click();
    await page.getByRole('button', { name: 'Demo with play money' }).click();
    const frame = page.frameLocator('iframe[title="Copper Lantern game"]');
    await expect(frame.getByText('Demo: no real money.')).toBeVisible();
    await frame.getByRole('button', { name: 'Light', exact: true }).click();
    await expect(frame.getByRole('status').filter({ hasText: /lit\./ })).toBeVisible({ timeout: 15_000 });
    const { appUserInfo } = (await call('refreshData', {}, player.token)) as { appUserInfo?: unknown };
    expect(JSON.stringify(appUserInfo ?? (await call('refreshData', {}, player.token)))).toContain('20000');
  },
);

test('sandbox shows the calls of both directions, without a token', ONCE, async ({ page }) => {
  await page.goto(onPort(2, '/sandbox'));
  await expect(page.getByRole('heading', { name: 'Aggregator of remote games' })).toBeVisible();
  await expect(page.getByText('POST /operator/generic/v2/game/list').first()).toBeVisible();
  await expect(page.getByText('GET /thumbs/copper-lantern.webp').first()).toBeVisible();
});
