import { openByLink } from './support/open-by-link.ts';
import { bringToken, signUpWithMoney } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';
import { findBurstTexts, hideLobbyBelow } from './support/text-fit.ts';

/** One of each kind of form, list and card. */
const PAGES = [
  '/wallets',
  '/wallets/record',
  '/bonus',
  '/bonus/tasks',
  '/points',
  '/agent',
  '/activity/sign-in',
  '/activity/lottery/product',
  '/email',
  '/member/profile/info',
  '/member/self-limited',
  '/member/report',
  '/game/search',
  '/faq',
] as const;
/** What a reader sets who sees half as well: 200 % of the usual 16. */
const SIZES = { standard: 32, fixed: 26 };

test(
  'text of pages is twice as large for a reader with a text size of 200 %, and stays in its boxes',
  ONCE,
  async ({ page }) => {
    test.setTimeout(120_000);
    const { token } = await signUpWithMoney(100_000);
    await bringToken(page, token);
    const browser = await page.context().newCDPSession(page);
    const found: string[] = [];
    const leadSize = () =>
      page
        .locator('main p')
        .first()
        .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    await page.goto('/member/self-limited');
    const usual = await leadSize();
    await browser.send('Page.setFontSizes', { fontSizes: SIZES });
    await page.reload();
    expect(await leadSize()).toBe(2 * usual);
    await hideLobbyBelow(page);
    for (const path of PAGES) {
      await openByLink(page, path);
      for (const width of [1280, 412]) {
        await page.setViewportSize({ width, height: 915 });
        found.push(...(await findBurstTexts(page)).map((text) => `${path} at ${width}: ${text}`));
      }
    }
    expect(found).toEqual([]);
  },
);
