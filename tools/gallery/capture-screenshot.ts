import type { BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { ACCESS_TOKEN_KEY } from '../../contract/limits.ts';
import type { Platform } from './platform.ts';
import type { Scene, Size } from './scene.ts';

const QUALITY = 72;
/** A busy machine needs longer. */
const START_MS = 120_000;

/** The scene at this size, as webp. */
export async function captureScreenshot(
  platform: Platform,
  scene: Scene,
  size: Size,
  deviceScaleFactor = 1,
): Promise<Buffer> {
  const context = await openContext(platform, scene, size, deviceScaleFactor);
  try {
    const page = await context.newPage();
    await page.goto(
      `${platform.origin}${scene.at}${scene.at.includes('?') ? '&' : '?'}probe=1&renderer=canvas`,
    );
    // The curtain stays closed for a first visitor, until the age is known.
    if (scene.who !== 'stranger')
      await page.locator('#splash').waitFor({ state: 'detached', timeout: START_MS });
    await page.waitForLoadState('networkidle');
    await scene.act?.(page);
    await comeToRest(page, scene.hasStage ?? true);
    // A busy machine answers late, and the page shows a notice.
    if ((await page.getByRole('dialog', { name: 'Tips' }).count()) > 0)
      throw new Error('a call was answered too late');
    return await sharp(await page.screenshot())
      .webp({ quality: QUALITY, effort: 6 })
      .toBuffer();
  } finally {
    await context.close();
  }
}

async function openContext(
  { browser, tokens }: Platform,
  { who, prepare }: Scene,
  [width, height]: Size,
  deviceScaleFactor: number,
): Promise<BrowserContext> {
  const isPhone = Math.min(width, height) < 500;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const kept: [string, string][] = [['guide_seen', '1000']];
  if (who !== 'stranger') kept.push(['age_answer', 'ofAge']);
  if (who === 'member' || who === 'newcomer') kept.push([ACCESS_TOKEN_KEY, tokens[who]]);
  await context.addInitScript((entries) => {
    // The empty page before the first has no storage.
    if (!location.protocol.startsWith('http')) return;
    for (const [key, value] of entries) localStorage.setItem(key, value);
    // The tips before a first deposit would cover the lobby.
    for (const id of [20, 23, 25, 32, 44, 60]) sessionStorage.setItem(`popup_${id}`, '1');
  }, kept);
  await prepare?.(context);
  return context;
}

/** Waits until everything is loaded, and stops what moves by itself. */
async function comeToRest(page: Page, hasStage: boolean): Promise<void> {
  if (hasStage)
    await page.waitForFunction(
      // Below a page the stage comes late, or not at all where the page covers it.
      () => window.__stage?.isShown() || document.querySelector('[data-panel-layer] [data-panel-title]'),
      undefined,
      { timeout: START_MS },
    );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await window.__stage?.complete();
    window.__stage?.freeze();
    const shown = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
    for (const animation of document.getAnimations()) {
      // Endless animations stay where they are.
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
