import { expectAccessible } from './support/axe.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const TEXTS = [
  { path: '/terms-of-use', title: 'Terms of use', section: 'Deposits and withdrawals' },
  { path: '/privacy-policy', title: 'Privacy policy', section: 'Your rights' },
] as const;

test(
  '[R53, R54] terms and privacy have lists that lead to their sections, and axe finds nothing',
  ONCE,
  async ({ page }) => {
    for (const { path, title, section } of TEXTS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(page.getByText('In force since')).toBeVisible();
      await page.getByRole('link', { name: section }).click();
      await expect(page.getByRole('heading', { name: section })).toBeInViewport();
      await expect(page).toHaveURL(new RegExp(`${path}#`));
      await expectAccessible(page, '[data-panel-layer]');
    }
  },
);
