import type { Page } from '@playwright/test';
import { DEFAULT_THEME } from '../../../contract/config/theme.ts';
import { VIP_THEMES } from '../../../server/rewards/default-vip-themes.ts';
import { BOARD } from './jackpot-board.ts';

type Renderer = 'webgl' | 'canvas' | 'none';
export type Size = readonly [width: number, height: number];

/** How the lobby is looked at. */
export interface Look {
  readonly renderer: Renderer;
  readonly size: Size;
  readonly locale?: 'en' | 'fil' | 'zh-CN';
  /** `vip-1` to `vip-6`, or `market`: another market's colours. */
  readonly theme?: string;
}

/** A board whose amounts cannot move and whose winners are always as long ago. */
const STILL_BOARD = {
  ...BOARD,
  jackpotWinnerList: [
    {
      nickname: 'L***na',
      propId: 50_003,
      type: 2,
      amountSection: [29_177_460, 29_177_460],
      count: 29_177_460,
      updateTime: 1_799_999_880_000,
      isSample: true,
    },
  ],
  tiers: [],
};

const MARKET = { brassLight: '#EAF6FF', brass: '#A9CBE6', ink: '#0C1828', miniText: '#C8FFE2' };

/** The lobby with everything on it painted and nothing moving. */
export async function openSkin(
  page: Page,
  origin: string,
  { renderer, size, locale = 'en', theme }: Look,
): Promise<void> {
  await page.setViewportSize({ width: size[0], height: size[1] });
  await page.context().addCookies([{ name: 'locale', value: locale, url: origin }]);
  await page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('lobby-paused', '1');
    localStorage.setItem('age_answer', 'ofAge');
    localStorage.setItem('guide_seen', '1000');
    for (const id of [20, 23, 25, 32, 44, 60]) sessionStorage.setItem(`popup_${id}`, '1');
  });
  await page.route('**/app/v1/getJackpotDrawInfo', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: STILL_BOARD } }),
  );
  if (theme === 'market') {
    const data = { themeDomian: '', themeJsonData: JSON.stringify(MARKET), themeName: 'Marquee' };
    await page.route('**/app/v1/anonymous/appTheme', (route) =>
      route.fulfill({ json: { code: 0, msg: '', data } }),
    );
  }
  const preview = theme?.startsWith('vip-') ? `&themeViewId=${theme}` : '';
  await page.goto(`${origin}/?probe=1&renderer=${renderer}${preview}`);
  await page.locator('#splash').waitFor({ state: 'detached' });
  await page.waitForFunction(
    (hasStage) => !hasStage || window.__stage?.isShown() === true,
    renderer !== 'none',
  );
  await page.waitForFunction(
    (brass) =>
      getComputedStyle(document.documentElement).getPropertyValue('--brass').trim().toUpperCase() === brass,
    brassOf(theme),
  );
  // The foot follows the stage, and its names of languages bring fonts of their own.
  await page.locator('footer').first().waitFor({ state: 'attached' });
  await page.locator('input[value="zh-CN"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await settle(page);
}

function brassOf(theme: string | undefined): string {
  const vip = VIP_THEMES[theme?.replace('vip-', '') ?? ''];
  return (
    theme === 'market' ? MARKET.brass : (vip?.tokens.brass ?? DEFAULT_THEME.tokens.brass)
  ).toUpperCase();
}

export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await window.__stage?.complete();
    window.__stage?.freeze();
    await Promise.all(
      [...document.images]
        .filter((image) => image.loading !== 'lazy')
        .map((image) => image.decode().catch(() => {})),
    );
    await document.fonts.ready;
  });
}
