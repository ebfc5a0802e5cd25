import { ACCESS_TOKEN_KEY } from '../../contract/limits.ts';
import { RUNTIME_CACHES } from '../../src/platform/runtime-caches.ts';
import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import { openControlled } from './support/open-controlled.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use({
  serviceWorkers: 'allow',
  allowedConsole: /ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED|when fetching the script/,
});

test(
  '[O25] member who starts offline sees the offline state with every icon, and recovers without a reload by hand',
  ONCE,
  async ({ page, context }) => {
    const { account, token } = await signUp();
    await page.goto('/terms-of-use');
    await page.evaluate(
      ([key, held]) => localStorage.setItem(String(key), String(held)),
      [ACCESS_TOKEN_KEY, token],
    );
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto('/terms-of-use');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.waitForLoadState('networkidle');

    for (const address of ['/wallets', '/member']) {
      await context.setOffline(true);
      await page.goto(address);
      // As a hand does it that pulls the page down.
      await page.reload();
      const offline = page.getByRole('heading', { name: 'You’re still signed in' });
      await expect(offline).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
      const places = page.getByRole('navigation', { name: 'Main menu' });
      for (const name of ['Home', 'Games', 'Me']) {
        await expect(places.getByRole('link', { name }).locator('svg path').first()).toBeAttached();
      }
      await expect(page.getByRole('alert').locator('svg path').first()).toBeAttached();
      expect(await page.evaluate((key) => localStorage.getItem(key), ACCESS_TOKEN_KEY)).toBe(token);

      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(offline).toBeVisible();
      await context.setOffline(false);
      await expect(offline).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
    }
    await expect(page.getByText(account).first()).toBeVisible();
  },
);

test(
  '[O25] guest who was here once sees the lobby with its posters without a network',
  ONCE,
  async ({ page, context }) => {
    const keptPosters = () =>
      page.evaluate(async (name) => {
        const kept = await (await caches.open(name)).keys();
        return kept.filter(({ url }) => url.includes('/posters/')).length;
      }, RUNTIME_CACHES.art.name);
    await page.goto('/');
    await expect.poll(keptPosters).toBeGreaterThanOrEqual(4);

    await context.setOffline(true);
    await page.goto('/');
    const posters = page.locator('[data-lobby] img[src*="/posters/"]');
    await expect
      .poll(() =>
        posters.evaluateAll(
          (images) => (images as HTMLImageElement[]).map((one) => one.naturalWidth).filter(Boolean).length,
        ),
      )
      .toBeGreaterThanOrEqual(4);
    await context.setOffline(false);
  },
);

test(
  '[O25] member without a network sees the lobby with its posters, and games, limits and help as of when they were loaded',
  ONCE,
  async ({ page, context }) => {
    const { token } = await signUp();
    await call('setSelfLimited', { key: 'depositDay', value: 123_400 }, token);
    await call('startGame', { gameId: 101, tryIt: 1 }, token);
    await bringToken(page, token);
    await page.goto('/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('offline_copy'))).not.toBeNull();
    await page.waitForLoadState('networkidle');
    // Nothing of it can be read without the token.
    expect(await page.evaluate(() => localStorage.getItem('offline_copy'))).not.toContain('depositDay');

    await context.setOffline(true);
    await page.goto('/');
    await expect(page.getByText(/^You’re offline. This is as of/)).toBeVisible();
    const posters = page.locator('[data-lobby] img[src*="/posters/"]');
    await expect
      .poll(() =>
        posters.evaluateAll((images) => (images as HTMLImageElement[]).some((one) => one.naturalWidth > 0)),
      )
      .toBe(true);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See your games, limits and help' }).click();
    const games = page.getByRole('region', { name: 'Games you played' });
    await expect(games.getByText(/^As of/)).toBeVisible();
    await expect(games.getByRole('listitem')).toHaveText([/Royal Sevens/]);
    await expect(page.getByRole('region', { name: 'Your limits' })).toContainText(
      'Deposits in 24 hours₱1,234.00',
    );
    await expect(page.getByRole('region', { name: 'Help' })).toContainText('Know when to stop');
    await expect(
      page.getByText('Playing, deposits, withdrawals and claims need a connection.'),
    ).toBeVisible();
    await expectAccessible(page);

    await context.setOffline(false);
    await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
    await page.evaluate((key) => localStorage.removeItem(key), ACCESS_TOKEN_KEY);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Join' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('offline_copy'))).toBeNull();
  },
);

test(
  '[O25] page opens without a network whatever its query ends with, and a file stays a file',
  ONCE,
  async ({ page, context }) => {
    await openControlled(page, '/terms-of-use');
    await context.setOffline(true);
    for (const query of ['?utm_source=mail.ph', '?next=/a.b']) {
      await page.goto(`/terms-of-use${query}`);
      await expect(page.getByRole('heading', { name: 'Terms of use', level: 1 })).toBeVisible();
    }
    await page.goto('/appointment');
    await expect(page.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeVisible();
    await expect(page.goto('/version.json')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await context.setOffline(false);
  },
);
