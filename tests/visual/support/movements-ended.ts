import type { Page } from '@playwright/test';

/**
 * Waits until every movement of the page's own style that has an end has come to it. A screenshot that cuts one short
 * may keep letters as they were rastered on their way.
 */
export async function movementsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.all(ends.map((animation) => animation.finished.catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
