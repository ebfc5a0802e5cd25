import type { Page } from '@playwright/test';

/** Surfaces that lie over something else: panels, what stays in sight above them, and dialogs. */
const SURFACES =
  '[data-panel-layer] > div, [data-panel-foot], header:has([data-guide="search"]), dialog[open] > div';

/** Those through which what lies below is seen, by their class. */
export const listSeeThrough = (page: Page) =>
  page.locator(SURFACES).evaluateAll((surfaces) =>
    surfaces
      .filter((surface) => surface.checkVisibility())
      .filter((surface) => {
        const [, , , alpha = '1'] = getComputedStyle(surface).backgroundColor.match(/[\d.]+/g) ?? [];
        return Number(alpha) < 1;
      })
      .map((surface) => surface.className || surface.tagName),
  );

/** The outline of each selected tab and navigation item in sight. */
export const listMarks = (page: Page): Promise<string[]> =>
  page
    .locator(
      '#content :is(a, button, [role="tab"]):is([aria-current="page"], [aria-current="true"], [aria-selected="true"], [aria-pressed="true"])',
    )
    .evaluateAll((chosen) =>
      chosen.filter((tab) => tab.checkVisibility()).map((tab) => getComputedStyle(tab).outlineStyle),
    );
