import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use({ isNoticeAnswered: false });

/** To another page of the app and Back, with a gate before both. */
async function goAndComeBack(page: Page): Promise<void> {
  await page.locator('a[href="/game/search"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/game\/search$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
}

test(
  '[O14] neither Back, Escape nor a reload closes notice or age question, and axe finds nothing in them',
  ONCE,
  async ({ page }) => {
    await page.goto('/');
    const notice = page.getByRole('dialog', { name: 'Before you play' });
    await expect(notice.getByRole('listitem')).toHaveCount(6);
    await expectAccessible(page, 'dialog[open]');
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape');
    await goAndComeBack(page);
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Accept', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Your age' });
    await expect(question).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape');
    await goAndComeBack(page);
    await expect(question).toBeVisible();
    await page.reload();
    await expect(question).toBeVisible();
  },
);

test(
  '[O14, T15, R53, R54] terms and privacy are open before any answer, and after a No nothing else but help',
  ONCE,
  async ({ page }) => {
    const notice = page.getByRole('dialog', { name: 'Before you play' });
    for (const [path, title] of [
      ['/terms-of-use', 'Terms of use'],
      ['/privacy-policy', 'Privacy policy'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(notice).toHaveCount(0);
    }
    await page.goto('/');
    await page.getByRole('button', { name: 'I Do Not Accept' }).click();
    const closed = page.getByRole('heading', { name: 'You can’t play on this device' });
    await expect(closed).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await page.goto('/auth/register');
    await expect(closed).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Help' }).click();
    const help = page.getByRole('dialog', { name: 'Help and limits' });
    await expect(help.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
    await expectAccessible(page, 'dialog[open]:last-of-type');
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await expect(closed).toBeVisible();
    await page.getByRole('dialog').getByRole('link', { name: 'Terms of use' }).click();
    await expect(page).toHaveURL(/\/terms-of-use$/);
    await expect(page.getByRole('heading', { name: 'Who can play' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/');
    await page.getByRole('button', { name: /Read the notice again/ }).click();
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  },
);
