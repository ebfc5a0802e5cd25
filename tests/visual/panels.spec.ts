import { bringToken, signUp } from '../e2e/support/players.ts';
import { expectPanelScreenshot, PANEL_SIZES } from './support/panel-screenshots.ts';
import { type Part, part } from './support/part.ts';
import { expect, test } from './support/test.ts';

/** The panel itself: not the lobby that it lies over, the sidebar or the session's bar. */
const PARTS: Readonly<Record<string, Part>> = {
  'sign-in-phone': part(0, 90, 412, 825),
  'sign-in-desktop': part(780, 30, 500, 690),
  'register-phone': part(0, 90, 412, 825),
  'register-desktop': part(740, 30, 540, 690),
  'terms-desktop': part(380, 80, 720, 640),
  'privacy-desktop': part(380, 80, 720, 640),
  'not-found-phone': part(0, 40, 412, 640),
  'not-found-desktop': part(400, 60, 480, 560),
  'search-phone': part(0, 0, 412, 520),
  // The filters, which a phone has in a dialog.
  'search-desktop': part(0, 0, 520, 720),
  'wallet-unverified-phone': part(0, 90, 412, 600),
  'wallet-unverified-desktop': part(790, 30, 490, 690),
  'my-games-empty-phone': part(0, 0, 412, 660),
  'my-games-empty-desktop': part(210, 30, 1070, 540),
  'bonus-desktop': part(210, 80, 1070, 480),
};

for (const [size, device] of Object.entries(PANEL_SIZES)) {
  test.describe(size, () => {
    test.use(device);

    for (const [name, path, heading] of [
      ['sign-in', '/auth/login', 'Sign in'],
      ['register', '/auth/register', 'Create account'],
      ['terms', '/terms-of-use', 'Terms of use'],
      ['privacy', '/privacy-policy', 'Privacy policy'],
      ['not-found', '/no/such/place', 'Page Not Found'],
      ['search', '/game/search', 'Games'],
    ] as const) {
      test(`a guest at ${name}`, async ({ page }) => {
        await page.goto(path);
        await page.getByRole('heading', { name: heading }).first().waitFor();
        await expectPanelScreenshot(page, `${name}-${size}`, { shown: PARTS[`${name}-${size}`] });
      });
    }

    for (const [name, path, heading] of [
      ['wallet-unverified', '/wallets', 'Verify your identity first'],
      ['my-games-empty', '/member/games', 'My games'],
      ['bonus', '/bonus', 'Bonus'],
    ] as const) {
      test(`a new player at ${name}`, async ({ page }) => {
        await bringToken(page, (await signUp()).token);
        // The calendar's door waits: its badge is part of the picture.
        const badges = page.waitForResponse(/activityGetStatusList/);
        await page.goto(path);
        await badges;
        await page.getByRole('heading', { name: heading }).first().waitFor();
        // The session bar has a file of its own and comes later; it is masked once it is there.
        await page.getByText('Session').first().waitFor();
        // When today's door closes is another day tomorrow.
        const moments = name === 'bonus' ? page.locator('main time') : undefined;
        await expectPanelScreenshot(page, `${name}-${size}`, { shown: PARTS[`${name}-${size}`], moments });
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
        const notice = page.getByRole('dialog', { name: 'Before you play' });
        await expect(notice).toHaveScreenshot(`age-notice-${size}.png`);
      });
    });
  });
}
