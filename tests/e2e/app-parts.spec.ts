import { expectAccessible } from './support/axe.ts';
import { FULL_MOTION } from './support/motion.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.describe('page that throws', () => {
  test.use({ allowedConsole: /the panel broke|error boundary|ErrorBoundary/ });

  test(
    '[R71, E07] Internal Server Error page is shown in place of a page that throws',
    ONCE,
    async ({ page }) => {
      await page.route('**/assets/rights-*.js', async (route) => {
        const script = await (await route.fetch()).text();
        const exported = /export\{([^}]*)\}/.exec(script)?.[1]?.split(',') ?? [];
        // Each name may stand for a component, or for a module with components.
        const names = exported.map((part) => `broken as ${part.split(' as ').at(-1)}`);
        await route.fulfill({
          contentType: 'text/javascript',
          body: `function fail() { throw new Error('the panel broke'); }
          const broken = new Proxy(fail, { get: (_, name) => (name === 'then' ? undefined : fail) });
          export { ${names.join(', ')} };`,
        });
      });
      await page.goto('/terms-of-use');
      await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
      await expectAccessible(page);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Reload page' }).click();
      await expect(page.getByRole('heading', { name: 'Terms of use', level: 1 })).toBeVisible();
    },
  );
});

test.describe('page with motion', () => {
  test.use(FULL_MOTION);

  test(
    '[O22] slow page shows the progress bar, a fifth of a second late and two seconds long',
    ONCE,
    async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/games-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/privacy-policy');
      await expect(page.getByRole('heading', { name: 'Privacy policy', level: 1 })).toBeVisible();
      await page
        .getByRole('link', { name: /^(Games|Search \d+ games)$/ })
        .first()
        .click();
      const bar = page.getByRole('progressbar');
      await expect(bar).toBeAttached();
      expect(await bar.evaluate((element) => getComputedStyle(element).animationDelay)).toBe('0.2s');
      expect(await bar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('2s');
      release();
      await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeVisible();
      await expect(bar).toHaveCount(0);
    },
  );
});

test.describe('in-app browser of a messenger', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36 [FBAN/Messenger]',
  });

  test('[T17] visitor in an in-app browser is sent to Chrome', ONCE, async ({ page }) => {
    await page.goto('/terms-of-use');
    await expect(page.getByRole('heading', { name: 'Open this page in Chrome' })).toBeVisible();
    const link = page.getByRole('link', { name: 'Open in Chrome' });
    await expect(link).toHaveAttribute('href', /^intent:\/\/.*package=com\.android\.chrome/);
    // By itself, and once: an app that comes back here instead must not send the visitor round for ever.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sent_to_chrome'))).toBe('1');
    await expectAccessible(page);
  });
});

test(
  '[K08, K09, C89] token lies under access_token, and each call has platform, channel and version',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    const request = page.waitForRequest('**/app/v1/preLogin');
    await page.goto('/terms-of-use');
    expect((await request).postDataJSON()).toMatchObject({
      platform: 0,
      channel: 'WEB',
      appVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      appId: expect.any(String),
      appWebName: expect.any(String),
      clientReferrer: '',
    });
    await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBe(player.token);
  },
);
