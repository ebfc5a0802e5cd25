import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import { bringToken, signUp } from './support/players.ts';
import { DESKTOP_ONLY, ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search games' });
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const cards = (page: Page, name: string) => list(page, name).getByRole('listitem');

test('[R41] filters are combined, shown as chips, and kept over Back and a reload', async ({
  page,
  isMobile,
}) => {
  await page.goto('/game/search?type=1');
  await expect(cards(page, 'Slots')).not.toHaveCount(0);
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  const fields = isMobile
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.getByRole('complementary', { name: 'Filters' });
  await fields.getByRole('checkbox', { name: /^Lumen Works/ }).check();
  await fields.getByRole('checkbox', { name: /^Wilds/ }).check();
  await fields.getByRole('checkbox', { name: /^Medium/ }).check();
  if (isMobile) {
    await expectAccessible(page, 'dialog[open]');
    await fields.getByRole('button', { name: 'Show 1 game' }).click();
  }
  await expect(page.getByRole('status').filter({ hasText: '1 game' })).toBeVisible();
  await expect(page).toHaveURL(/\?type=1&brand=1&feature=wilds&volatility=3$/);

  if (isMobile) {
    // Back from the sheet closes it and keeps what was chosen.
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(fields).toBeVisible();
    await page.goBack();
    await expect(fields).toBeHidden();
    await expect(page).toHaveURL(/\?type=1&brand=1&feature=wilds&volatility=3$/);
  }

  await list(page, 'Slots')
    .getByRole('button', { name: /^Royal Sevens/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Royal Sevens' }).getByRole('definition')).toHaveCount(3);
  await expectAccessible(page, 'dialog[open]');
  await page
    .getByRole('dialog', { name: 'Royal Sevens' })
    .getByRole('link', { name: 'by Lumen Works' })
    .click();
  await expect(list(page, 'Lumen Works')).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(cards(page, 'Slots')).toHaveCount(1);
  await expectAccessible(page);

  const chips = list(page, 'Active filters');
  await chips.getByRole('button', { name: 'Remove Wilds' }).click();
  await expect(page).toHaveURL(/\?type=1&brand=1&volatility=3$/);
  await chips.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\?type=1$/);
  await expect(chips).toHaveCount(0);
});

test(
  '[R41] mistyped name is found and marked, and remembered until the list is cleared',
  ONCE,
  async ({ page }) => {
    await page.goto('/game/search');
    await field(page).fill('royl sevns');
    const card = list(page, 'Results').getByRole('button', { name: /^Royal Sevens/ });
    await expect(card.locator('mark')).toHaveText(['Royal', 'Sevens']);
    await field(page).press('Enter');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'royl sevns' }).click();
    await expect(card).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByRole('button', { name: 'Clear history' }).click();
    await page.reload();
    await expect(cards(page, 'All games')).not.toHaveCount(0);
    await expect(page.getByRole('button', { name: 'royl sevns' })).toHaveCount(0);
  },
);

test.describe('search without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedConsole: /ERR_INTERNET_DISCONNECTED|Failed to load resource|when fetching the script/,
  });

  test('[R41] search works on the data of the last visit', ONCE, async ({ page, context }) => {
    await page.goto('/game/search');
    await expect(cards(page, 'All games')).not.toHaveCount(0);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.reload();
    await field(page).fill('sevns');
    const card = list(page, 'Results').getByRole('button', { name: /^Royal Sevens/ });
    await card.click();
    await expect(page.getByRole('dialog', { name: 'Royal Sevens' })).toContainText('96.04%');
  });
});

test('[R41] only cards near the viewport are rendered from 5,000 games', ONCE, async ({ page }) => {
  await page.route('**/app/v1/anonymous/appConfig', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const [first] = answer.data.games;
    answer.data.games = Array.from({ length: 5_000 }, (_, at) => ({
      ...first,
      id: 10_000 + at,
      name: `Lantern ${at}`,
      popularity: 5_000 - at,
    }));
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/game/search');
  await expect(page.getByRole('status').filter({ hasText: '5,000 games' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Lantern 0,/ })).toBeVisible();
  await page.getByRole('button', { name: /^Lantern 0,/ }).focus();
  await page.locator('[data-panel-layer]').evaluate((layer) => layer.scrollTo(0, layer.scrollHeight));
  await expect(page.getByRole('button', { name: /^Lantern 4999,/ })).toBeVisible();
  await expect.poll(() => cards(page, 'All games').count()).toBeLessThan(60);
  // What has the focus stays, wherever the page is scrolled to.
  await expect(page.getByRole('button', { name: /^Lantern 0,/ })).toBeFocused();
});

test(
  '[R41] sheet of a game opens and closes by keys, and restores the focus',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto('/game/search?text=royal');
    const card = list(page, 'Results').getByRole('button', { name: /^Royal Sevens/ });
    await card.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Royal Sevens' });
    await expect(sheet.getByRole('definition')).toHaveText(['96.04%', 'Medium', '₱1–to₱500']);
    await expect(sheet.getByRole('button', { name: 'Demo with play money' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(card).toBeFocused();
  },
);

test('[R45] last played game can be resumed at once', ONCE, async ({ page }) => {
  const player = await signUp();
  await bringToken(page, player.token);
  await page.goto('/member/games');
  await expect(page.getByRole('heading', { name: 'No games played yet' })).toBeVisible();
  await call('startGame', { gameId: 101, tryIt: 1 }, player.token);
  await page.reload();
  const last = page.getByRole('region', { name: 'Last played' });
  await expect(last.getByRole('heading', { name: 'Royal Sevens' })).toBeVisible();
  await expect(last.getByRole('link', { name: 'Resume' })).toHaveAttribute(
    'href',
    '/game/start?gameId=101&tryIt=0',
  );
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Favorites' }).click();
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
});
