import type { Page } from '@playwright/test';

/** As Back does it: the page stays loaded. */
export const walkTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
