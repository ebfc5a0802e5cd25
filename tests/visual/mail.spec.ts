import type { Page } from '@playwright/test';
import { signUpConcerned } from '../e2e/support/incidents.ts';
import { bringToken } from '../e2e/support/players.ts';
import { expectPanelScreenshot, PANEL_SIZES } from './support/panel-screenshots.ts';
import { type Part, part } from './support/part.ts';
import { expect, test } from './support/test.ts';

/** A phone's window is shown whole. */
const PARTS: Readonly<Record<string, Part>> = {
  'email-desktop': part(320, 30, 960, 420),
  'email-detail-desktop': part(220, 80, 720, 580),
};

/** The same day in every run, whose words are as long as any. */
async function setDates(page: Page): Promise<void> {
  await page.locator('[data-panel-layer]').evaluate((panel) => {
    const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      node.nodeValue = (node.nodeValue ?? '')
        .replaceAll(/\b[A-Z][a-z]{2} \d+, \d{4}/g, 'Nov 24, 2026')
        .replaceAll(/\b[A-Z][a-z]{3,} \d+, \d{4}/g, 'November 24, 2026')
        .replaceAll(/\d+:\d\d\s[AP]M/g, '10:27 AM');
  });
}

async function expectScreenshot(page: Page, name: string): Promise<void> {
  await setDates(page);
  await expectPanelScreenshot(page, name, { shown: PARTS[name] });
}

for (const [size, device] of Object.entries(PANEL_SIZES)) {
  test.describe(size, () => {
    test.use(device);

    test('mail box and a notice in it', async ({ page }) => {
      await bringToken(page, (await signUpConcerned()).token);
      await page.goto('/email');
      const row = page.getByRole('link', { name: /Royal Sevens had a fault/ });
      await row.waitFor();
      await expectScreenshot(page, `email-${size}`);
      await row.click();
      await page.getByRole('article').waitFor();
      await expect(
        page.getByRole('banner').getByRole('link', { name: /^Mail/ }).locator('[data-red-dot]'),
      ).toHaveCount(0);
      await expectScreenshot(page, `email-detail-${size}`);
    });
  });
}
