import { expectAccessible } from './support/axe.ts';
import { untilListening } from './support/listening.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test('[R70, E06] unknown address is shown on the Page Not Found page', ONCE, async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('/no/such/place')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(page.getByRole('button', { name: /^Mega jackpot/ })).toBeVisible();
});

test.describe('page without a network', () => {
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED|Failed to load resource|when fetching the script/ });

  test('page shows the offline state, and the return of the network', ONCE, async ({ page, context }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Mega jackpot/ })).toBeVisible();
    // What the app loads by itself is there: a part that is cut off would be another failure.
    await untilListening(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You’re offline.')).toBeHidden();
  });
});

test.describe('first visit without an answer of the server', () => {
  // What was fetched ahead for the page stays unused as long as the page cannot be shown.
  test.use({
    allowedConsole: /ERR_CONNECTION_REFUSED|Failed to load resource|was preloaded using link preload/,
  });

  test('page shows the error and reloads on request', ONCE, async ({ page }) => {
    const calls = '**/app/v1/**';
    await page.route(calls, (route) => route.abort('connectionrefused'));
    await page.goto('/game/search');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    // The splash says the same line while it lifts.
    await page.locator('#splash').waitFor({ state: 'detached' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Couldn’t load this page');
    await expect(page.getByText('Gambling can be addictive. Know when to stop.')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(calls);
    await again.click();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

  test('lobby shows its games from the config inside the page, without amounts', ONCE, async ({ page }) => {
    await page.route('**/app/v1/**', (route) => route.abort('connectionrefused'));
    await page.goto('/');
    await page.locator('#splash').waitFor({ state: 'detached' });
    await expect(page.getByRole('link', { name: /Royal Sevens/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Mega jackpot/ })).not.toContainText('₱');
    await expectAccessible(page);
  });
});

test.describe('page chunk that cannot be loaded', () => {
  test.use({ allowedConsole: /Failed to load resource|Failed to fetch dynamically|net::ERR_FAILED/ });

  test('[T19] next navigation after a missing chunk reloads the page', ONCE, async ({ page }) => {
    await page.route('**/assets/games-*.js', (route) => route.abort());
    await page.goto('/privacy-policy');
    await page
      .getByRole('link', { name: /^(Games|Search \d+ games)$/ })
      .first()
      .click();
    await expect(page.getByText('Couldn’t load this page')).toBeVisible();
    await page.unrouteAll();
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await page.getByRole('link', { name: /home$/i }).first().click();
    await expect.poll(() => page.evaluate(() => 'isOldPage' in window).catch(() => true)).toBe(false);
    await expect(page.getByRole('button', { name: /^Mega jackpot/ })).toBeVisible();
  });
});

test.describe('page chunk that is lost once', () => {
  test.use({ allowedConsole: /Failed to load resource|net::ERR_FAILED/ });

  test('[T19] page whose chunk is lost once is reloaded and opens', ONCE, async ({ page }) => {
    let asked = 0;
    await page.route('**/assets/games-*.js', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await page.goto('/privacy-policy');
    await page
      .getByRole('link', { name: /^(Games|Search \d+ games)$/ })
      .first()
      .click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(asked).toBe(2);
  });
});

test.describe('session bar that cannot be loaded', () => {
  test.use({ allowedConsole: /Failed to load resource|Failed to fetch dynamically|net::ERR_FAILED/ });

  test(
    '[T19] page stays without the session bar that could not be loaded, and the next page shows it',
    ONCE,
    async ({ page }) => {
      await bringToken(page, (await signUp()).token);
      await page.route('**/assets/session-line-*.js', (route) => route.abort());
      const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/session-line-'));
      await page.goto('/privacy-policy');
      await lost;
      await untilListening(page);
      await expect(page.getByRole('heading', { name: 'Privacy policy', level: 1 })).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('link', { name: /home$/i }).first().click();
      await expect(page.getByRole('region', { name: 'Your session' })).toBeVisible();
    },
  );
});

test('[T16] heartbeat pauses while the tab is hidden', ONCE, async ({ page }) => {
  const player = await signUp();
  await bringToken(page, player.token);
  await page.clock.install();
  let beats = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/app/v1/online')) beats++;
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
  await untilListening(page);
  // The leap is over a minute and brings a beat; from there on no time passes by itself.
  const answered = page.waitForResponse('**/app/v1/online');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await answered;
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const atHide = beats;
  await page.clock.runFor(180_000);
  // Asked after whatever the page has sent, and so heard of after it.
  await page.evaluate(() => fetch('/version.json'));
  expect(beats).toBe(atHide);
});
