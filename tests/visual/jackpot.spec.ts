import type { Page } from '@playwright/test';
import { bringToken, signUp } from '../e2e/support/players.ts';
import { BOARD_WITH_CHANCE, showBoard } from './support/jackpot-board.ts';
import { JACKPOT_PARTS } from './support/jackpot-parts.ts';
import { JackpotShow } from './support/jackpot-show.ts';
import { movementsEnded } from './support/movements-ended.ts';
import { clipTo, partOf } from './support/part.ts';
import { expect, test } from './support/test.ts';

const SIZES = {
  phone: { renderer: 'webgl', device: { viewport: { width: 412, height: 915 } } },
  side: { renderer: 'canvas', device: { viewport: { width: 915, height: 412 } } },
  desktop: {
    renderer: 'webgl',
    device: { viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false },
  },
} as const;

type Size = keyof typeof SIZES;

/** In the middle of the first flash: every bulb is on. */
const FLASH = 0.38;

/** What is taken at other sizes than the phone's too: what lies elsewhere there, not what turns or is lit. */
const EVERYWHERE = ['ring-slow', 'wheel-mega', 'award-jackpot'];

class Album {
  readonly #page: Page;
  readonly #size: Size;

  constructor(page: Page, size: Size) {
    this.#page = page;
    this.#size = size;
  }

  wants(name: string): boolean {
    return this.#size === 'phone' || EVERYWHERE.includes(name);
  }

  /** The cells that the light is on: nothing else of the ring is other than in the hall's own picture. */
  async ring(name: string): Promise<void> {
    if (!this.wants(name)) return;
    const shown = this.#shown(name);
    if (!shown) throw new Error(`no part of the ring for ${name}`);
    const clip = await partOf(this.#page.locator('[data-ring]'), shown);
    await expect(this.#page).toHaveScreenshot(this.#file(name), { clip });
  }

  async window(name: string): Promise<void> {
    if (!this.wants(name)) return;
    await movementsEnded(this.#page);
    // The clock in it goes on.
    const mask = [this.#page.getByRole('region', { name: 'Your session' })];
    await expect(this.#page).toHaveScreenshot(this.#file(name), {
      mask,
      maskColor: '#777',
      ...clipTo(this.#shown(name)),
    });
  }

  #shown(name: string) {
    return JACKPOT_PARTS[`${name}-${this.#size}`];
  }

  #file(name: string): string {
    return `jackpot-${name}-${this.#size}.png`;
  }
}

for (const [size, { renderer, device }] of Object.entries(SIZES)) {
  test.describe(`the jackpot, ${size}`, () => {
    test.use({ ...device, renderer, contextOptions: { reducedMotion: 'no-preference' } });
    // One page for many pictures, each drawn by a processor.
    test.slow();

    test('[T10, O11] the light on its way, and at rest on each kind of cell', async ({ page }) => {
      const show = new JackpotShow(page);
      const album = new Album(page, size as Size);
      await show.open(renderer);
      await album.window('hall');
      await show.spin('coin');
      await show.seek(0.2);
      await album.ring('ring-start');
      await show.seek(-0.15, 'landed');
      await album.ring('ring-slow');
      for (const won of ['coin', 'points', 'diamond', 'mini'] as const) {
        if (!album.wants(`landed-${won}`)) continue;
        if (won !== 'coin') await show.spin(won);
        await show.seek(FLASH, 'landed');
        await album.ring(`landed-${won === 'mini' ? 'jackpot' : won}`);
        if (won === 'mini') return;
        await show.finish('moment');
        await show.finishAward();
        if (won === 'coin') await album.window('award-coin');
        await show.collect();
      }
    });

    test('[T11] the wheel on each of its sectors, the count-up and the award', async ({ page }) => {
      const show = new JackpotShow(page);
      const album = new Album(page, size as Size);
      await show.open(renderer);
      for (const tier of ['mini', 'minor', 'major', 'mega'] as const) {
        if (!album.wants(`wheel-${tier}`)) continue;
        await show.spin(tier);
        await show.finish('wheel');
        await show.seek(1, 'landed');
        await album.window(`wheel-${tier}`);
        await show.finish('moment');
        if (tier === 'mega') {
          await show.seek(2.6);
          await album.window('count-jackpot');
          await show.seek(4.4);
          await album.window('coins');
        }
        await show.finishAward();
        if (tier === 'mega') await album.window('award-jackpot');
        else await show.collect();
      }
    });
  });
}

test.describe('the jackpot, while its page comes in', () => {
  test.use({
    ...SIZES.phone.device,
    renderer: 'canvas',
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('canvas of the draw is as high as the window', async ({ page }) => {
    // Slow enough that the canvas is there long before the page has come in.
    await page.addInitScript(() => {
      const slow = new CSSStyleSheet();
      slow.replaceSync(':root { --move: 60s !important; }');
      document.addEventListener('DOMContentLoaded', () => document.adoptedStyleSheets.push(slow));
    });
    await showBoard(page, BOARD_WITH_CHANCE);
    await bringToken(page, (await signUp()).token);
    await page.goto('/activity/jackpot?probe=1');
    await page.waitForFunction(() => window.__front !== undefined);
    const seen = await page.locator('[data-front]').evaluate((front) => {
      const sheet = front.closest('[data-panel-layer] > div');
      const { bottom } = front.getBoundingClientRect();
      const movements = sheet?.getAnimations().length;
      return {
        bottom,
        canvas: front.querySelector('canvas')?.clientHeight,
        box: front.clientHeight,
        movements,
      };
    });
    expect(seen).toEqual({ bottom: 915, canvas: seen.box, box: 915 - 49, movements: 1 });
  });
});
