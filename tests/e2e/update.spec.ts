import type { Page } from '@playwright/test';
import { openControlled } from './support/open-controlled.ts';
import { type BuildProxy, startProxy } from './support/proxy.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

let proxy: BuildProxy;
const proxies: BuildProxy[] = [];

test.beforeEach(async () => {
  proxy = await startProxy(process.env.E2E_ORIGIN ?? '');
  proxies.push(proxy);
});

// Not before their pages have gone: what such a page asks for last would fail on its console.
test.afterAll(() => Promise.all(proxies.map((each) => each.stop())));

async function publishNextVersion(page: Page): Promise<void> {
  proxy.replace('/sw.js', (text) => `${text}\n// the next version`);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
}

test(
  '[T14, O25] new version asks, and is installed with a reload when the player agrees',
  ONCE,
  async ({ page }) => {
    await openControlled(page, `${proxy.origin}/terms-of-use`);
    await publishNextVersion(page);
    const prompt = page.getByText('A new version is ready.');
    await expect(prompt).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await page.getByRole('button', { name: 'Refresh now' }).click();
    await expect.poll(() => page.evaluate(() => 'isOldPage' in window).catch(() => true)).toBe(false);
    await expect(page.getByRole('heading', { name: 'Terms of use', level: 1 })).toBeVisible();
    await expect(prompt).toBeHidden();
  },
);

test(
  '[O25] update agreed to in one tab leaves the other as it is, until the player agrees there too',
  ONCE,
  async ({ page, context }) => {
    await openControlled(page, `${proxy.origin}/terms-of-use`);
    const other = await context.newPage();
    await openControlled(other, `${proxy.origin}/privacy-policy`);
    await publishNextVersion(page);
    for (const tab of [page, other]) {
      await expect(tab.getByText('A new version is ready.')).toBeVisible();
      await tab.evaluate(() => Object.assign(window, { isOldPage: true }));
    }
    const isOld = (tab: Page) => tab.evaluate(() => 'isOldPage' in window).catch(() => true);
    await page.getByRole('button', { name: 'Refresh now' }).click();
    await expect(page.getByText('A new version is ready.')).toBeHidden();
    await expect.poll(() => isOld(page)).toBe(false);
    await expect(page.getByRole('heading', { name: 'Terms of use', level: 1 })).toBeVisible();
    expect(await isOld(other)).toBe(true);
    await other.getByRole('button', { name: 'Refresh now' }).click();
    await expect.poll(() => isOld(other)).toBe(false);
    await expect(other.getByText('A new version is ready.')).toBeHidden();
  },
);

test('[O25] Later postpones the update', ONCE, async ({ page }) => {
  await openControlled(page, `${proxy.origin}/terms-of-use`);
  await publishNextVersion(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('A new version is ready.')).toBeHidden();
});

test('[T20] build manifest, requested from time to time, announces a new version', ONCE, async ({ page }) => {
  await page.clock.install();
  const firstVersionCheck = page.waitForResponse('**/version.json');
  await page.goto(`${proxy.origin}/terms-of-use`);
  await firstVersionCheck;
  await expect(page.getByRole('heading', { name: 'Terms of use', level: 1 })).toBeVisible();
  proxy.replace('/version.json', (text) => text.replace(/"([^"]+)"\s*}/, '"another"}'));
  // The first look has been answered, but whether the page has set its next one is not to be seen.
  await expect(async () => {
    await page.clock.runFor(5 * 60_000);
    await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test.describe('start without a network', () => {
  test.use({
    allowedConsole: /ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED|when fetching the script/,
  });

  test('shell opens and shows the offline state', ONCE, async ({ page, context }) => {
    await openControlled(page, `${proxy.origin}/terms-of-use`);
    await context.setOffline(true);
    await page.goto(`${proxy.origin}/`);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await context.setOffline(false);
  });
});
