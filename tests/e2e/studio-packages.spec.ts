import { buildPackage } from '../../tools/studio-packages/build/build-package.ts';
import { FakeRgs } from '../tools/studio-packages/fake-rgs.ts';
import { bookOf, openStudioPage, packageFolder } from './support/studio-page.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const TOSS = packageFolder('star-toss');
const TIDE = packageFolder('lantern-tide');

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await buildPackage('star-toss', TOSS);
  await buildPackage('lantern-tide', TIDE);
});

// A refused call is a line of the browser's own.
test.use({ allowedConsole: /Failed to load resource: the server responded with a status of 400|favicon/ });

test('coin game is played by the keyboard: a lost round, then a win that is paid', ONCE, async ({ page }) => {
  const rgs = new FakeRgs();
  rgs.rounds.push(
    bookOf(TOSS, 'base', ({ payoutMultiplier }) => payoutMultiplier === 0),
    bookOf(TOSS, 'base', ({ payoutMultiplier }) => payoutMultiplier === 500),
  );
  await openStudioPage(page, { folder: TOSS, rgs });
  const toss = page.getByRole('button', { name: 'Toss' });
  await expect(toss).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('₱999.00')).toBeVisible();
  await expect(toss).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Star! ×5');
  await expect(page.getByText('₱1,003.00')).toBeVisible();
  expect(rgs.paths().filter((path) => path === '/wallet/end-round')).toHaveLength(1);
});

test('stake is chosen from all levels, and sent as it is', ONCE, async ({ page }) => {
  const rgs = new FakeRgs();
  rgs.rounds.push(bookOf(TOSS, 'base', ({ payoutMultiplier }) => payoutMultiplier === 0));
  await openStudioPage(page, { folder: TOSS, rgs });
  await page.getByRole('button', { name: 'Stake' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '₱8.20' }).click();
  await page.getByRole('button', { name: 'Toss' }).click();
  await expect(page.getByText('₱991.80')).toBeVisible();
  expect(rgs.calls.find(([path]) => path === '/wallet/play')?.[1]).toMatchObject({ amount: 8_200_000 });
});

test('bought free rounds of the slot go on after a reload and are paid', ONCE, async ({ page }) => {
  const rgs = new FakeRgs();
  const round = bookOf(TIDE, 'bonus', ({ payoutMultiplier }) => payoutMultiplier > 2_000);
  rgs.rounds.push(round);
  await openStudioPage(page, { folder: TIDE, rgs });
  await page.getByRole('button', { name: 'Buy free rounds' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buy for ₱50.00' }).click();
  await expect.poll(() => rgs.paths().filter((path) => path === '/bet/event').length).toBeGreaterThan(3);
  await page.reload();
  const paid = (1_000 - 50 + round.payoutMultiplier).toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(page.getByText(`₱${paid}`)).toBeVisible({ timeout: 60_000 });
  expect(rgs.paths().filter((path) => path === '/wallet/play')).toHaveLength(1);
  expect(rgs.paths().filter((path) => path === '/wallet/end-round')).toHaveLength(1);
});

test('refused stake stops play with a dialog, in the language of the launch', ONCE, async ({ page }) => {
  const rgs = new FakeRgs();
  rgs.balance = 0;
  rgs.rounds.push(bookOf(TIDE, 'base', () => true));
  await openStudioPage(page, { folder: TIDE, rgs, language: 'zh' });
  await page.getByRole('button', { name: '旋转', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('余额不足');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
});
