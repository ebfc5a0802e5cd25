import { ACCESS_TOKEN_KEY } from '../../contract/limits.ts';
import { signUp } from './support/players.ts';
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
      const offline = page.getByRole('heading', { name: 'You are still signed in' });
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
