import type { Page } from '@playwright/test';

/**
 * Everything in sight that a finger is meant for and that is less than 44 px high or wide, with what lies around it for
 * the finger alone. A link within a sentence is as high as its line (WCAG 2.5.5), and the dots of the banners lie in a row.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 43.5;
    const targets = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="radio"]';
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(targets)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('[inert], [aria-hidden="true"], [aria-label^="Show "], [data-bubble]')) continue;
      const style = getComputedStyle(element);
      if (style.display === 'inline' && element.tagName === 'A') continue;
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      // Hidden to the eye, for screen readers alone.
      if (box.width <= 1 || box.height <= 1) continue;
      const around = ['::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute');
      const width = Math.max(box.width, ...around.map((part) => Number.parseFloat(part.width) || 0));
      const height = Math.max(box.height, ...around.map((part) => Number.parseFloat(part.height) || 0));
      if (width >= LEAST && height >= LEAST) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent ?? element.tagName;
      found.push(`${name.trim().slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)}`);
    }
    return found;
  });
}
