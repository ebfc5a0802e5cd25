import type { Locator, Page } from '@playwright/test';
import { clipTo, type Part } from './part.ts';
import { expect } from './test.ts';

/** The windows that panels are shown in. */
export const PANEL_SIZES = {
  phone: { viewport: { width: 412, height: 915 } },
  desktop: { viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false },
};

interface Seen {
  /** Without it the whole window. */
  readonly shown?: Part | undefined;
  /** Moments in words, which are others tomorrow; waited for, as their card may come after the panel. */
  readonly moments?: Locator | undefined;
}

/**
 * Chromium keeps what it painted of a panel before its pictures came, and the clipped edges around them have other pixels
 * until something else has it paint them anew. Opacity does, and leaves the focus where it is.
 */
async function paintAnew(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const shown = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    const panel = document.querySelector<HTMLElement>('[data-panel-layer]');
    if (!panel) return;
    panel.style.opacity = '0.5';
    await twoFrames();
    panel.style.opacity = '';
    await twoFrames();
  });
}

/** The cover of a moment is as wide as its words: those of the 1st are shorter than those of the 30th. */
function sayOneMoment(times: (HTMLElement | SVGElement)[]): void {
  for (const { firstChild } of times) if (firstChild) firstChild.nodeValue = 'Nov 30, 2026, 8:00 AM';
}

/** Everything that has no end of its own stands still; what differs from run to run is covered. */
export async function expectPanelScreenshot(
  page: Page,
  name: string,
  { shown, moments }: Seen = {},
): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // The bar of the page that loads; a bar of the page itself stays.
  await expect(page.locator('[role=progressbar]')).toHaveCount(0);
  await moments?.first().waitFor();
  await moments?.evaluateAll(sayOneMoment);
  await paintAnew(page);
  const volatile = [page.getByRole('region', { name: 'Your session' }), ...(moments ? [moments] : [])];
  await expect(page).toHaveScreenshot(`${name}.png`, { mask: volatile, maskColor: '#777', ...clipTo(shown) });
}
