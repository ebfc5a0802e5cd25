import type { Page } from '@playwright/test';
import { bringToken, signUp } from '../e2e/support/players.ts';
import { expect, test } from './support/test.ts';

const SIZES = {
  phone: { viewport: { width: 412, height: 915 } },
  desktop: { viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false },
};

/** Everything that has no end of its own stands still, and what differs from run to run is covered. */
async function expectScreenshot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const volatile = [page.getByRole('region', { name: 'Your session' })];
  await expect(page).toHaveScreenshot(`${name}.png`, { mask: volatile, maskColor: '#777' });
}

for (const [size, device] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use(device);

    for (const [name, path, heading] of [
      ['sign-in', '/auth/login', 'Sign in'],
      ['register', '/auth/register', 'Open an account'],
      ['terms', '/terms-of-use', 'Terms of use'],
      ['privacy', '/privacy-policy', 'Privacy policy'],
      ['not-found', '/no/such/place', 'Page Not Found'],
      ['search', '/game/search', 'Games'],
    ] as const) {
      test(`a guest at ${name}`, async ({ page }) => {
        await page.goto(path);
        await page.getByRole('heading', { name: heading }).first().waitFor();
        await expectScreenshot(page, `${name}-${size}`);
      });
    }

    for (const [name, path, heading] of [
      ['wallet-unverified', '/wallets', 'Verify your identity first'],
      ['my-games-empty', '/member/games', 'My games'],
    ] as const) {
      test(`a new player at ${name}`, async ({ page }) => {
        await bringToken(page, (await signUp()).token);
        await page.goto(path);
        await page.getByRole('heading', { name: heading }).first().waitFor();
        await expectScreenshot(page, `${name}-${size}`);
      });
    }

    test.describe('before the notice is answered', () => {
      test.use({ isNoticeAnswered: false });

      test('the notice', async ({ page }) => {
        await page.goto('/terms-of-use');
        await page.getByRole('heading', { name: 'Terms of use', level: 1 }).waitFor();
        await page.goto('/');
        await page.getByRole('button', { name: 'Accept', exact: true }).waitFor();
        // The lobby behind it moves; the notice itself is the picture.
        const notice = page.getByRole('dialog', { name: 'Before you come in' });
        await expect(notice).toHaveScreenshot(`age-notice-${size}.png`);
      });
    });
  });
}
