import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/app/route-table.ts';
import { openByLink } from './support/open-by-link.ts';
import { bringToken, signUpWithMoney } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

/** Pages with the bar of a phone that need nothing in their address. */
const PATHS = Object.values(ROUTES)
  .filter(({ path, surface, hasNavigation, accepts }) => {
    const hasBar = hasNavigation && surface !== 'side' && surface !== 'full';
    return hasBar && !accepts && !path.includes(':');
  })
  .map(({ path }) => path);

/** Scrolls to the end; names each control that something of the bar lies over there. */
const findCovered = (page: Page): Promise<string[]> =>
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

test(
  'no control at the end of a member’s page lies under the raised item of the bar',
  ONCE,
  async ({ page }) => {
    const { token } = await signUpWithMoney(10_000);
    await bringToken(page, token);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/member');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    for (const path of PATHS) {
      await openByLink(page, path);
      // The foot of the lobby comes after its rails.
      await expect.poll(() => findCovered(page), `under the raised item at ${path}`).toEqual([]);
    }
    expect(PATHS.length).toBeGreaterThan(40);
  },
);
