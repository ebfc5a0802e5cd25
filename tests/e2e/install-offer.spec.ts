import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

// Independent of each other, and together too long for the end of a run.
test.describe.configure({ mode: 'parallel' });

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** A browser that was here an hour ago, in a tab in which the download was not offered yet. */
async function comeBack(page: Page, memory: object = {}): Promise<void> {
  await page.goto('/terms-of-use');
  await page.evaluate((told) => {
    sessionStorage.setItem('wants_popups', '1');
    sessionStorage.removeItem('popup_32');
    localStorage.setItem('install_offer', JSON.stringify({ visits: 1, seenAt: 1, ...told }));
  }, memory);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Mega jackpot/ })).toBeVisible();
  await page.locator('html[data-listening]').waitFor({ state: 'attached' });
}

/** As Chromium does it where it can install; a test's private window cannot. */
const letInstall = (page: Page) =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => document.documentElement.setAttribute('data-prompted', ''),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    dispatchEvent(event);
  });

/** The listener comes with the first complete screen. */
const untilFollowed = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('install_offer') ?? '{}').visits))
    .toBe(2);

const offerOn = (page: Page) => page.getByRole('region', { name: 'Install the app' });

test('[O24] second visit is offered the app in a line that shifts no layout and closes with one tap', async ({
  page,
}) => {
  await comeBack(page);
  await untilFollowed(page);
  const posters = () =>
    page
      .getByRole('link', { name: /Royal Sevens/ })
      .first()
      .boundingBox();
  const before = await posters();
  await letInstall(page);
  await expect(offerOn(page)).toBeVisible();
  expect(await posters()).toEqual(before);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await offerOn(page).getByRole('button', { name: 'Not now' }).click();
  await expect(offerOn(page)).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('install_offer') ?? '{}'))).toMatchObject({
    refusals: 1,
  });
});

test('[O24] Install button opens the browser’s own prompt', ONCE, async ({ page }) => {
  await comeBack(page);
  await untilFollowed(page);
  await letInstall(page);
  await offerOn(page).getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('html[data-prompted]')).toBeAttached();
  await expect(offerOn(page)).toBeHidden();
});

test.describe('iPhone', () => {
  test.use({ userAgent: IPHONE });

  test(
    '[O24] iPhone is offered the app and shown three steps with their pictures',
    ONCE,
    async ({ page }) => {
      await comeBack(page);
      await offerOn(page).getByRole('button', { name: 'Show me how' }).click();
      const steps = page.getByRole('dialog', { name: 'Install the app' });
      await expect(steps.getByRole('listitem')).toHaveCount(3);
      await expect(steps.getByRole('img')).toHaveCount(3);
      await expectAccessible(page);
      await steps.getByRole('button', { name: 'Close' }).last().click();
      await expect(steps).toBeHidden();
      await expect(offerOn(page)).toBeHidden();
    },
  );
});

test('[O24] offer does not interrupt a game: its line closes with the lobby', ONCE, async ({ page }) => {
  await comeBack(page);
  await untilFollowed(page);
  await letInstall(page);
  await expect(offerOn(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Games' }).click();
  await expect(page).toHaveURL(/\/game\/search/);
  await expect(offerOn(page)).toBeHidden();
});
