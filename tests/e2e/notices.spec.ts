import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use({ isNoticeAnswered: false });

test('[O14] the notice names every category, and axe finds nothing', async ({ page }) => {
  await page.goto('/');
  const notice = page.getByRole('dialog', { name: 'Before you come in' });
  await expect(notice.getByRole('listitem')).toHaveText([
    'a government official',
    'a member of the armed forces or the police',
    'under 21 years of age',
    'listed in the national database of restricted persons',
    'the holder of a gaming licence',
    'in a public place: playing there is not allowed',
  ]);
  await expect(notice).toContainText('everything in the account is forfeited');
  await expectAccessible(page, 'dialog[open]');
});

test('[O14] the notice can be read in every language before it is answered', ONCE, async ({ page }) => {
  await page.goto('/');
  const notice = page.getByRole('dialog');
  await notice.getByRole('radio', { name: 'Filipino' }).click();
  await expect(page.getByRole('button', { name: 'Hindi Ko Tinatanggap' })).toBeVisible();
  await notice.getByRole('radio', { name: '简体中文' }).click();
  await expect(page.getByRole('button', { name: '我不接受' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '我不接受' })).toBeVisible();
});

/** To another page of the app and Back, with a gate before both. */
async function goAndComeBack(page: Page): Promise<void> {
  await page.locator('a[href="/game/search"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/game\/search$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
}

test('[O14] neither Back nor Escape closes notice or age question', ONCE, async ({ page }) => {
  await page.goto('/');
  const notice = page.getByRole('dialog', { name: 'Before you come in' });
  await expect(notice).toBeVisible();
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
});

test('[O14] a No leaves only terms, privacy and help, whatever address is tried', ONCE, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('button', { name: 'No, I am younger' }).click();
  await expect(page.getByRole('heading', { name: 'The doors stay closed' })).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await page.goto('/auth/register');
  await expect(page.getByRole('heading', { name: 'The doors stay closed' })).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page).toHaveURL(/\/terms-of-use$/);
  await expect(page.getByRole('heading', { name: 'Who may play' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('help is within reach of somebody who has refused', ONCE, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'I Do Not Accept' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Help' }).click();
  const help = page.getByRole('dialog', { name: 'Help and limits' });
  await expect(help.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page, 'dialog[open]:last-of-type');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'The doors stay closed' })).toBeVisible();
});
