import type { Page } from '@playwright/test';

/** No element has come or gone for a while: the page's parts and answers are there. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const STILL_MS = 300;
    let timer = setTimeout(resolve, STILL_MS);
    const changes = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, STILL_MS);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    return promise;
  });
}
