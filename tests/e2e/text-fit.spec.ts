import type { Page } from '@playwright/test';
import { openByLink } from './support/open-by-link.ts';
import { grantPoints } from './support/platform-units.ts';
import { bringToken, signUpWithMoney, type TestPlayer } from './support/players.ts';
import { widenMessages } from './support/pseudo-locale.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';
import {
  findBurstTexts,
  hideLobbyBelow,
  noteCutTexts,
  stopPainting,
  takeCutTexts,
} from './support/text-fit.ts';

/** `long`: English with longer words, see pseudo-locale.ts. English itself fits wherever these do. */
const LANGUAGES = ['fil', 'zh-CN', 'long'] as const;

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
  '/fair/how',
  '/download',
] as const;

/** What only a guest sees, and what reads as long for everybody. */
const GUEST_PAGES = [
  '/',
  '/auth/login',
  '/auth/register',
  '/auth/forget',
  '/service',
  '/faq',
  '/about-us',
] as const;

/** A link's press is the app's own way, and loads nothing twice. */
async function open(page: Page, path: string): Promise<void> {
  await openByLink(page, path);
  await expect(page).toHaveURL((url) => url.pathname.startsWith(path));
  // All steps of a form at once.
  await page.evaluate(() => {
    for (const step of document.querySelectorAll('form > fieldset[hidden]')) step.removeAttribute('hidden');
  });
}

/** What `measure` finds on each page at each width. */
async function measureAll(
  page: Page,
  paths: readonly string[],
  measure: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  const widths: number[] = [...WIDTHS];
  for (const path of paths) {
    await open(page, path);
    // There and back, so that each page is opened at the width of the one before.
    widths.reverse();
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      found.push(...(await measure(page)).map((text) => `${path} at ${width}: ${text}`));
    }
  }
  return found;
}
/** Shared by the tests of a worker: they only read. */
let player: TestPlayer;

test.describe.configure({ mode: 'parallel' });

test.beforeAll(async () => {
  player = await signUpWithMoney(100_000);
  await grantPoints(player.account, 500);
});

async function begin(
  page: Page,
  language: (typeof LANGUAGES)[number],
  path: string,
  token?: string,
): Promise<void> {
  if (token) await bringToken(page, token);
  if (language === 'long') await widenMessages(page);
  const locale = language === 'long' ? 'en' : language;
  await page.context().addCookies([{ name: 'locale', value: locale, url: process.env.E2E_ORIGIN ?? '' }]);
  await page.setViewportSize({ width: 1920, height: HEIGHT });
  await page.goto(path);
  await page.locator('html:not([data-gate-shut]) #splash').waitFor({ state: 'detached' });
  await stopPainting(page);
}

for (const language of LANGUAGES) {
  test.describe(`texts in ${language}`, () => {
    test.describe('drawn', () => {
      test.use({ renderer: 'canvas' });

      test(
        `words on a canvas lie within their plates from 320 to 1920 pixels, ${language}`,
        ONCE,
        async ({ page }) => {
          await noteCutTexts(page);
          await begin(page, language, '/', player.token);
          const cut = await measureAll(page, DRAWN, takeCutTexts);
          expect(cut).toEqual([]);
        },
      );
    });

    test(
      `words of controls lie within their boxes from 320 to 1920 pixels, ${language}`,
      ONCE,
      async ({ page }) => {
        await begin(page, language, PAGES[0], player.token);
        await hideLobbyBelow(page);
        const burst = await measureAll(page, PAGES, findBurstTexts);
        expect(burst).toEqual([]);
      },
    );

    test(
      `words of a guest’s controls lie within their boxes from 320 to 1920 pixels, ${language}`,
      ONCE,
      async ({ page }) => {
        await begin(page, language, GUEST_PAGES[0]);
        await hideLobbyBelow(page);
        const burst = await measureAll(page, GUEST_PAGES, findBurstTexts);
        expect(burst).toEqual([]);
      },
    );
  });
}
