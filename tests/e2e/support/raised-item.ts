import type { Page } from '@playwright/test';

/** Scrolls to the end; names each control that something of the bar lies over there. */
export const findCoveredByRaised = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const layer = document.querySelector('[data-panel-layer]');
    for (const scroller of [document.scrollingElement, layer, ...(layer?.children ?? [])])
      scroller?.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' });
    const raised = [...document.querySelectorAll('nav [aria-haspopup="dialog"] > :first-child')];
    const bars = raised.map((item) => item.getBoundingClientRect()).filter(({ width }) => width > 0);
    const controls = [
      ...document.querySelectorAll('#content :is(a[href], button, input, select, textarea, summary)'),
    ];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        const { top, bottom, left, right } = control.getBoundingClientRect();
        return bars.some(
          (bar) => top < bar.bottom && bottom > bar.top && left < bar.right && right > bar.left,
        );
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
