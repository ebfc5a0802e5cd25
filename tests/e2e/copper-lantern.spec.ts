import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { FakeWallet } from '../tools/sandbox-aggregator/fake-wallet.ts';
import {
  launch,
  startAggregator,
  type TestAggregator,
} from '../tools/sandbox-aggregator/start-aggregator.ts';
import { expectAccessible } from './support/axe.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'copper-lantern-'));
/** The combinations that are drawn, the next one first. */
const draws: number[] = [];
let wallet: FakeWallet;
let aggregator: TestAggregator;

test.beforeEach(async () => {
  wallet = new FakeWallet();
  draws.length = 0;
  aggregator = await startAggregator({ folder, wallet, walletUrl: await wallet.start(), draws });
});
test.afterEach(async () => {
  await aggregator.stop();
  wallet.stop();
});
test.afterAll(() => fs.rmSync(folder, { recursive: true }));

async function open(page: Page, changes: object = {}): Promise<void> {
  const { url } = await launch(aggregator, changes);
  await page.goto(url);
}

/** The stake is a live region, too. */
const verdict = (page: Page) => page.getByRole('status').filter({ hasText: /lit|Light|亮/ });
const light = (page: Page) => page.getByRole('button', { name: 'Light', exact: true });

test('guess that is right is paid, one that is wrong is not, and the balance follows', async ({ page }) => {
  draws.push(0b101, 0b000);
  await open(page);
  await expect(page.getByText('₱1,000.00')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Two' }).check();
  await page.getByRole('button', { name: 'Higher stake' }).click();
  await light(page).click();
  await expect(verdict(page)).toHaveText('Two lit. You win ₱5.12.');
  await expect(page.getByRole('img', { name: 'Lantern 1: lit' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Lantern 2: dark' })).toBeVisible();
  await expect(page.getByText('₱1,003.12')).toBeVisible();
  await expectAccessible(page);
  await light(page).click();
  await expect(verdict(page)).toHaveText('None lit. No win this time.');
  await expect(page.getByText('₱1,001.12')).toBeVisible();
  expect(wallet.calls.map(({ body }) => body.amount)).toEqual([undefined, 200_000, 512_000, 200_000, 0]);
  // Nothing is cut at the side, however wide the window is.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('game is played by the keyboard alone', ONCE, async ({ page }) => {
  draws.push(0b111);
  await open(page);
  await page.getByRole('radio', { name: 'Two' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Three' })).toBeChecked();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(light(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('Three lit. You win ₱7.68.');
  await expect(light(page)).toBeFocused();
});

test('stake without an answer is returned, and the page says both', ONCE, async ({ page }) => {
  wallet.faults['/transaction/bet'] = ['unheard'];
  wallet.faults['/transaction/rollback'] = ['lost', 'lost'];
  await open(page);
  await light(page).click();
  await expect(page.getByRole('alert')).toContainText('it is being returned');
  await expect(page.getByRole('alert')).toContainText('is back in your balance', { timeout: 20_000 });
  await expect(page.getByText('₱1,000.00')).toBeVisible();
  await expect(light(page)).toHaveAttribute('aria-disabled', 'false');
});

test('win that is not answered is shown at once and paid after a reload', ONCE, async ({ page }) => {
  draws.push(0b011);
  wallet.faults['/transaction/win'] = Array.from({ length: 100 }, () => 'lost' as const);
  await open(page);
  await light(page).click();
  await expect(verdict(page)).toHaveText('Two lit. You win ₱2.56. Your win is on its way to your balance.');
  await page.reload();
  await expect(verdict(page)).toContainText('on its way');
  wallet.faults['/transaction/win'] = [];
  await expect(page.getByText('₱1,001.56')).toBeVisible({ timeout: 20_000 });
  await expect(verdict(page)).toHaveText('Two lit. You win ₱2.56.');
});

for (const [status, text] of [
  ['RS_ERROR_NOT_ENOUGH_MONEY', 'Your balance does not cover this stake.'],
  ['RS_ERROR_USER_DISABLED', 'You cannot play right now'],
  ['RS_ERROR_TOKEN_EXPIRED', 'This session is over.'],
  ['RS_ERROR_INVALID_GAME', 'The game is closed at the moment.'],
] as const)
  test(`refusal ${status} is a plain sentence`, ONCE, async ({ page }) => {
    wallet.faults['/transaction/bet'] = [{ status }];
    await open(page);
    await light(page).click();
    await expect(page.getByRole('alert')).toContainText(text);
    await expectAccessible(page);
  });

test('demo in Chinese has play money and says so', ONCE, async ({ page }) => {
  draws.push(0b001);
  await open(page, { lang: 'zh', currency: 'XXX', user: null, token: null });
  await expect(page.getByText('试玩：不涉及真实资金。')).toBeVisible();
  await page.getByRole('radio', { name: '一盏' }).check();
  await page.getByRole('button', { name: '点灯' }).click();
  await expect(verdict(page)).toHaveText('亮了一盏，您赢得 2.56。');
  expect(wallet.calls).toEqual([]);
});

test.describe('address without a session', () => {
  test.use({ allowedConsole: /Failed to load resource: the server responded with a status of 400/ });

  test('page says that the session is over', ONCE, async ({ page }) => {
    await page.goto(`${aggregator.url}/lantern/?session=none&lang=en`);
    await expect(page.getByRole('alert')).toContainText('This session is over.');
  });
});
