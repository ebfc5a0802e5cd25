import { expect, type Page } from '@playwright/test';

/** Opens a page that the service worker controls, with all that it has asked for by then. */
export async function openControlled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.waitForLoadState('networkidle');
}
