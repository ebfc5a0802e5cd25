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
  /** What differs from run to run besides the session's bar. */
  readonly moments?: Locator;
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
  const volatile = [page.getByRole('region', { name: 'Your session' }), ...(moments ? [moments] : [])];
  await expect(page).toHaveScreenshot(`${name}.png`, { mask: volatile, maskColor: '#777', ...clipTo(shown) });
}
