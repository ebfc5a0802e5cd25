import type { Page } from '@playwright/test';
import { grantPoints } from './support/platform-units.ts';
import { bringToken, signUpWithMoney } from './support/players.ts';
import { widenMessages } from './support/pseudo-locale.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';
import { findBurstTexts, noteCutTexts, takeCutTexts } from './support/text-fit.ts';

/** `long`: English with longer words, see pseudo-locale.ts. */
const LANGUAGES = ['en', 'fil', 'zh-CN', 'long'] as const;

const WIDTHS = [320, 360, 412, 820, 1280, 1920] as const;
const HEIGHT = 900;

/** Pages that draw words on a canvas. */
const DRAWN = ['/', '/activity/jackpot', '/activity/spin', '/vip/level', '/activity/lottery'] as const;

/** One of each kind of form, list and card. */
const PAGES = [
  '/',
  '/wallets',
  '/withdrawal/info',
  '/wallets/record',
  '/bonus',
  '/bonus/tasks',
  '/points',
  '/rank',
  '/agent',
  '/activity/sign-in',
  '/activity/lottery/product',
  '/email',
  '/member',
  '/member/profile/info',
  '/member/self-limited',
  '/member/report',
  '/member/data',
  '/game/search',
  '/fair',
  '/download',
] as const;

/** Laid out, and painted, for its new window. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60)))),
  );
}

async function open(page: Page, path: string): Promise<void> {
  // A link's press is the app's own way, and loads nothing twice.
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL((url) => url.pathname.startsWith(path));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

async function begin(page: Page, language: (typeof LANGUAGES)[number], path: string): Promise<void> {
  const player = await signUpWithMoney(100_000);
  await grantPoints(player.account, 500);
  await bringToken(page, player.token);
  if (language === 'long') await widenMessages(page);
  const locale = language === 'long' ? 'en' : language;
  await page.context().addCookies([{ name: 'locale', value: locale, url: process.env.E2E_ORIGIN ?? '' }]);
  await page.setViewportSize({ width: 412, height: HEIGHT });
  await page.goto(path);
  await page.locator('html:not([data-gate-shut]) #cover').waitFor({ state: 'detached' });
}

for (const language of LANGUAGES) {
  test.describe(`texts in ${language}`, () => {
    test.describe('drawn', () => {
      test.use({ renderer: 'canvas' });

      test(
        `words on a canvas lie within their plates from 320 to 1920 pixels, ${language}`,
        ONCE,
        async ({ page }) => {
          test.setTimeout(180_000);
          await noteCutTexts(page);
          await begin(page, language, '/');
          const cut: string[] = [];
          for (const path of DRAWN) {
            await open(page, path);
            for (const width of WIDTHS) {
              await page.setViewportSize({ width, height: HEIGHT });
              await settle(page);
              cut.push(...(await takeCutTexts(page)).map((text) => `${path} at ${width}: ${text}`));
            }
          }
          expect(cut).toEqual([]);
        },
      );
    });

    test(
      `words of controls lie within their boxes from 320 to 1920 pixels, ${language}`,
      ONCE,
      async ({ page }) => {
        test.setTimeout(240_000);
        await begin(page, language, PAGES[0]);
        const burst: string[] = [];
        for (const path of PAGES) {
          await open(page, path);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: HEIGHT });
            await settle(page);
            burst.push(...(await findBurstTexts(page)).map((text) => `${path} at ${width}: ${text}`));
          }
        }
        expect(burst).toEqual([]);
      },
    );
  });
}
