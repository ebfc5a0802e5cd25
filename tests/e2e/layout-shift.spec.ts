import type { Page } from '@playwright/test';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

/** The sum of what moved by itself; a hundredth of what is called good. */
const MAX_SHIFT = 0.005;
/** Nothing has moved for so long. */
const QUIET_MS = 1_500;

interface Shift extends PerformanceEntry {
  readonly value: number;
}

/** Collects the shifts of the page from its first paint on. */
async function followShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { value: number; what: string }[] = [];
    Object.assign(globalThis, { __shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (Shift & { sources: { node: Node | null }[] })[])
        seen.push({ value: entry.value, what: entry.sources.map(({ node }) => node?.textContent).join() });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const PAGES = [
  ['lobby', '/', 'Tonight’s line-up'],
  ['sign-in', '/auth/accountLogin', 'Sign in'],
  ['jackpot', '/activity/jackpot', 'Jackpot'],
] as const;

for (const [name, path, heading] of PAGES)
  test(`page of the ${name} opened directly moves by at most ${MAX_SHIFT}`, ONCE, async ({ page }) => {
    await followShifts(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeAttached();
    await page.locator('#splash').waitFor({ state: 'detached' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(QUIET_MS);
    const shifts = await page.evaluate(
      () => (globalThis as unknown as { __shifts: { value: number; what: string }[] }).__shifts,
    );
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT);
  });
