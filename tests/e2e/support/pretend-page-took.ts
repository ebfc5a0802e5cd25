import type { Page } from '@playwright/test';

/** As if the page had come within these milliseconds. */
export const pretendPageTook = (page: Page, ms: number) =>
  page.addInitScript((responseEnd) => {
    const visit = { type: 'navigate', requestStart: 1, responseEnd: 1 + responseEnd };
    const entries = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type: string) =>
      type === 'navigation' ? [visit as unknown as PerformanceEntry] : entries(type);
  }, ms);
