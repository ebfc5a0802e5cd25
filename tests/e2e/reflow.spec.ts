import { FULL_MOTION } from './support/motion.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use({ ...FULL_MOTION, viewport: { width: 320, height: 568 } });

const PAGES = [
  ['/', 'Tonight’s line-up'],
  ['/game/search', 'Games'],
  ['/auth/login', 'Sign in'],
  ['/terms-of-use', 'Terms of use'],
] as const;

test('pages zoomed to a width of 320 pixels scroll in one direction only', ONCE, async ({ page }) => {
  for (const [path, heading] of PAGES) {
    await page.goto(path);
    await page.getByRole('heading', { name: heading }).first().waitFor({ state: 'attached' });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, `${path} is no wider than its window`).toBeLessThanOrEqual(0);
    await page.evaluate(() => window.scrollTo(400, 0));
    expect(await page.evaluate(() => window.scrollX), `${path} does not move sideways`).toBe(0);
  }
});

test('one control stops the automatic animation of the lobby, and is remembered', ONCE, async ({ page }) => {
  await page.goto('/');
  const line = page.getByRole('region', { name: 'Latest jackpot winners' }).getByRole('paragraph');
  await page.getByRole('button', { name: 'Pause animation' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Play animation' }).click();
  const before = await line.textContent();
  await expect(line).not.toHaveText(before ?? '');
});
