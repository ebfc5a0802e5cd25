import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A box where something will be. */
const SKELETON = '[data-panel-layer] [role="status"] > .hidden-text + span[aria-hidden]';

/** Opens a page by a link's press, which loads nothing twice, and waits until nothing of it is on its way. */
export async function openByLink(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('[data-panel-layer] > :last-child')?.setAttribute('data-left', '');
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page.locator(`[data-left], [aria-busy="true"], ${SKELETON}`)).toHaveCount(0);
}
