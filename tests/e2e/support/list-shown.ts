import type { Page } from '@playwright/test';

/** What the window shows of each element: its kind, its classes, its box and its own text. */
export const listShown = (page: Page, root: string) =>
  page.locator(root).evaluate((element) => {
    const shown = [...element.querySelectorAll('*')].flatMap((one) => {
      const { left, top, width, right, bottom } = one.getBoundingClientRect();
      const isInWindow = width > 1 && bottom > top && top < innerHeight && bottom > 0 && left < innerWidth;
      if (!isInWindow || !one.checkVisibility({ checkOpacity: true })) return [];
      const text = [...one.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
      // The page goes on below the window once its foot is there.
      const box = [left, top, Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
      // An icon of the set says so; the same outline out of the page does not.
      const classes = (one.getAttribute('class') ?? '').replace(/iconify\b.*/, '');
      return [`${one.localName}.${classes} ${box.map(Math.round).join(' ')} ${text.trim()}`];
    });
    return [...new Set(shown)].sort();
  });
