import type { Page } from '@playwright/test';
import { bringToken, signUpWithMoney } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Every kind of panel: beside the stage, a page of its own, with a foot that stays, with a scene above it. */
const PANELS = [
  '/wallets',
  '/wallets?name=withdraw',
  '/wallets/record',
  '/wallets/safebox',
  '/wallets/card/list',
  '/member',
  '/member/profile',
  '/member/profile/info',
  '/member/self-limited',
  '/member/report',
  '/bonus',
  '/bonus/tasks',
  '/vip',
  '/points',
  '/rank',
  '/agent',
  '/activity',
  '/activity/jackpot',
  '/activity/lottery',
  '/email',
  '/feedback',
  '/service',
  '/faq',
  '/fair',
  '/terms-of-use',
  '/game/search',
] as const;

/** Surfaces that lie over something else: panels, what stays in sight above them, and dialogs. */
const SURFACES =
  '[data-panel-layer] > div, [data-panel-foot], header:has([data-guide="search"]), dialog[open] > div';

/** Those through which what lies below is seen, by their class. */
const listSeeThrough = (page: Page) =>
  page.locator(SURFACES).evaluateAll((surfaces) =>
    surfaces
      .filter((surface) => surface.checkVisibility())
      .filter((surface) => {
        const [, , , alpha = '1'] = getComputedStyle(surface).backgroundColor.match(/[\d.]+/g) ?? [];
        return Number(alpha) < 1;
      })
      .map((surface) => surface.className || surface.tagName),
  );

test('every panel and bar has an opaque background in forced colours', ONCE, async ({ page }) => {
  const { token } = await signUpWithMoney(50_000);
  await bringToken(page, token);
  await page.goto('/');
  // Its ground is cut to the crest, so it is a part of its own.
  const ground = await page
    .getByRole('navigation', { name: 'Main menu' })
    .evaluate((bar) => getComputedStyle(bar, '::after').backgroundColor);
  expect(ground).toMatch(/^rgb\(/);
  for (const path of PANELS) {
    await page.goto(path);
    await expect(page.locator('[data-panel-layer] h1'), path).toBeVisible();
    expect(await listSeeThrough(page), path).toEqual([]);
  }
});

test('sheets have an opaque background in forced colours', ONCE, async ({ page }) => {
  const { token } = await signUpWithMoney(50_000);
  await bringToken(page, token);
  await page.goto('/game/search');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(await listSeeThrough(page)).toEqual([]);
  await page.goto('/wallets/safebox');
  await page.getByRole('button', { name: /PIN/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await listSeeThrough(page)).toEqual([]);
});

test(
  'selected tabs and navigation items differ from the others in forced colours',
  ONCE,
  async ({ page }) => {
    const { token } = await signUpWithMoney(50_000);
    await bringToken(page, token);
    for (const path of ['/vip', '/points', '/rank', '/bonus', '/wallets', '/email']) {
      await page.goto(path);
      const chosen = page.locator(
        '#content :is(a, button, [role="tab"]):is([aria-current="page"], [aria-current="true"], [aria-selected="true"], [aria-pressed="true"])',
      );
      await expect(chosen.first()).toBeVisible();
      const looks = await chosen.evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).outlineStyle));
      expect(new Set(looks), path).toEqual(new Set(['solid']));
    }
  },
);
