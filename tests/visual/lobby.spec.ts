import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/test.ts';

test.use({ renderer: 'auto' });

const section = (amount: number): [number, number] => [amount, amount];

/** A board whose amounts cannot move and whose winners are always as long ago. */
const BOARD = {
  total: 4_821_730_640,
  megaJackpot: 4_821_730_640,
  majorJackpot: 394_011_875,
  minorJackpot: 28_640_210,
  miniJackpot: 1_865_530,
  megaJackpotSection: section(4_821_730_640),
  majorJackpotSection: section(394_011_875),
  minorJackpotSection: section(28_640_210),
  miniJackpotSection: section(1_865_530),
  readAt: 1_800_000_000_000,
  canReceiveDrawChance: false,
  needDeposit: 0,
  needTyping: 0,
  jackpotWinnerList: [
    {
      nickname: 'L***na',
      propId: 50_003,
      type: 2,
      amountSection: section(29_177_460),
      count: 29_177_460,
      updateTime: 1_799_999_880_000,
      isSample: true,
    },
  ],
  tiers: [],
  draw: {
    isOpen: true,
    chances: 0,
    hasDrawnToday: false,
    nextDayAt: 1_800_057_600_000,
    depositTarget: 50_000,
    typingTarget: 200_000,
    commit: null,
  },
};

/**
 * Less strict than other pictures: the banner is now and then painted from another size of its picture, up to 45 of 255
 * levels along its edges.
 */
const LOBBY = { threshold: 0.2 };

type Renderer = 'webgl' | 'canvas' | 'none';

interface Scenery {
  renderer: Renderer;
  size?: [width: number, height: number];
  locale?: 'en' | 'fil' | 'zh-CN';
  /** Token overrides of a market's theme. */
  theme?: Record<string, string>;
}

/** The lobby with everything on it painted and nothing moving. */
async function openLobby(page: Page, { renderer, size = [412, 915], locale = 'en', theme }: Scenery) {
  await page.setViewportSize({ width: size[0], height: size[1] });
  const cookie = { name: 'locale', value: locale, url: process.env.E2E_ORIGIN ?? '' };
  await page.context().addCookies([cookie]);
  await page.addInitScript(() => localStorage.setItem('lobby-paused', '1'));
  await page.route('**/app/v1/getJackpotDrawInfo', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: BOARD } }),
  );
  if (theme) {
    const data = { themeDomian: '', themeJsonData: JSON.stringify(theme), themeName: 'Marquee' };
    await page.route('**/app/v1/anonymous/appTheme', (route) =>
      route.fulfill({ json: { code: 0, msg: '', data } }),
    );
  }
  await page.goto(`/?probe=1&renderer=${renderer}`);
  await page.locator('#cover').waitFor({ state: 'detached' });
  await page.waitForFunction(
    (hasStage) => !hasStage || window.__stage?.isShown() === true,
    renderer !== 'none',
  );
  await page.waitForLoadState('networkidle');
  await settle(page);
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await window.__stage?.complete();
    window.__stage?.freeze();
    await Promise.all(
      [...document.images]
        .filter((image) => image.loading !== 'lazy')
        .map((image) => image.decode().catch(() => {})),
    );
  });
}

const SIZES: readonly [Renderer, number, number][] = [
  ['webgl', 360, 740],
  ['canvas', 412, 915],
  ['canvas', 820, 1180],
  ['webgl', 1280, 800],
  ['canvas', 1920, 1080],
];

for (const [renderer, width, height] of SIZES) {
  test(`[R01] the lobby at ${width} × ${height} on ${renderer}`, async ({ page }) => {
    await openLobby(page, { renderer, size: [width, height] });
    await expect(page).toHaveScreenshot(`lobby-${renderer}-${width}.png`, LOBBY);
  });
}

for (const [width, height] of [
  [412, 915],
  [1280, 800],
] as const) {
  test(`[R01] the lobby as a plain page at ${width} × ${height}`, async ({ page }) => {
    await openLobby(page, { renderer: 'none', size: [width, height] });
    await expect(page).toHaveScreenshot(`lobby-page-${width}.png`, LOBBY);
  });
}

for (const [locale, renderer] of [
  ['fil', 'webgl'],
  ['zh-CN', 'canvas'],
] as const) {
  test(`[R01] the lobby in ${locale}`, async ({ page }) => {
    await openLobby(page, { renderer, locale });
    await expect(page).toHaveScreenshot(`lobby-${locale}.png`, LOBBY);
  });
}

test('[R01] the lobby in the colours of another market', async ({ page }) => {
  const theme = { brassLight: '#EAF6FF', brass: '#A9CBE6', ink: '#0C1828', miniText: '#C8FFE2' };
  await openLobby(page, { renderer: 'webgl', theme });
  await expect(page).toHaveScreenshot('lobby-theme.png', LOBBY);
});

for (const renderer of ['webgl', 'canvas'] as const) {
  test(`[R01] scrolled down and sideways on ${renderer}`, async ({ page }) => {
    await openLobby(page, { renderer });
    await page.evaluate(() => window.scrollTo(0, 700));
    await page
      .getByRole('region', { name: 'Slots' })
      .locator('div')
      .last()
      .evaluate((track) => track.scrollTo(504, 0));
    await settle(page);
    await expect(page).toHaveScreenshot(`lobby-scrolled-${renderer}.png`, LOBBY);
  });
}

test('[R01] the ring of the keyboard is drawn round a poster', async ({ page }) => {
  await openLobby(page, { renderer: 'webgl' });
  await page.getByRole('region', { name: 'Slots' }).getByRole('link', { name: /^All/ }).focus();
  await page.keyboard.press('Tab');
  await expect(page).toHaveScreenshot('lobby-focus.png', LOBBY);
});

test('[R01] the second banner behind the same curtains', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLobby(page, { renderer: 'canvas' });
  await page.evaluate(() => window.__stage?.play());
  await page.getByRole('button', { name: /2 of 4$/ }).click();
  await settle(page);
  await expect(page).toHaveScreenshot('lobby-second-banner.png', LOBBY);
});

test('a game that is still being built says so in its sheet', async ({ page }) => {
  await openLobby(page, { renderer: 'canvas' });
  await page.getByRole('region', { name: 'Slots' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveScreenshot('lobby-game-sheet.png', LOBBY);
});
