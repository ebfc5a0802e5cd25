import { expectAccessible } from './support/axe.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const TEXTS = [
  { id: 'R54', path: '/terms-of-use', title: 'Terms of use', section: 'Deposits and withdrawals' },
  { id: 'R53', path: '/privacy-policy', title: 'Privacy policy', section: 'Your rights' },
] as const;

for (const { id, path, title, section } of TEXTS) {
  test(`[${id}] ${title}: its list leads to its sections, and axe finds nothing`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByText('In force since')).toBeVisible();
    await page.getByRole('link', { name: section }).click();
    await expect(page.getByRole('heading', { name: section })).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`${path}#`));
    await expectAccessible(page, '[data-panel-layer]');
  });
}

test(
  '[R53, R54] both texts stand in the language of the reader',
  ONCE,
  async ({ page, context, baseURL }) => {
    for (const [locale, terms, privacy] of [
      ['fil', 'Sino ang maaaring maglaro', 'Ang iyong mga karapatan'],
      ['zh-CN', '谁可以参与', '您的权利'],
    ] as const) {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      await page.goto('/terms-of-use');
      await expect(page.getByRole('heading', { name: terms })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.goto('/privacy-policy');
      await expect(page.getByRole('heading', { name: privacy })).toBeVisible();
    }
  },
);
