import type { Page } from '@playwright/test';

/**
 * Until the page hears the network, other tabs and its visibility: that comes once its splash has gone, and an event
 * sent before is lost.
 */
export async function untilListening(page: Page): Promise<void> {
  await page.locator('html[data-listening]').waitFor({ state: 'attached' });
}
