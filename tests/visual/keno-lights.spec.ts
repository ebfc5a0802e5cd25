import type { Page } from '@playwright/test';
import type { WatchedRound } from '../../contract/games/game-calls.ts';
import { KENO_LIGHTS } from '../../maths/keno-lights.ts';
import { FRAME_SIZES, openActFrame, pictureSizes } from './support/open-frame.ts';
import { part } from './support/part.ts';
import { followRound, hideCountdown, SEEDS, START } from './support/shared-round.ts';
import { expect, test } from './support/test.ts';

const DRAWN = [69, 49, 1, 65, 50, 18, 7, 45, 22, 55, 10, 5, 33, 4, 19, 80, 47, 59, 14, 29];
const CHOSEN = [7, 24, 50, 63, 80];

async function open(page: Page, query: string, change: Partial<WatchedRound['round']> = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await followRound(page, { bettingMs: 20_000, past: [], change });
  await openActFrame(page, KENO_LIGHTS, SEEDS, query);
  await expect(page.locator('[data-phase]')).toBeVisible();
  await hideCountdown(page);
}

async function choose(page: Page): Promise<void> {
  // One that was called says so.
  for (const number of CHOSEN)
    await page.getByRole('button', { name: new RegExp(`^${number}(, drawn)?$`) }).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(page.locator('button.spin')).toHaveAttribute('aria-disabled', 'false');
}

pictureSizes(
  {
    title: 'Keno Lights',
    slug: 'keno-lights',
    shows: 'shows five chosen numbers while bets are open',
    parts: { side: part(0, 0, 400, 368), desktop: part(0, 0, 480, 500) },
  },
  async (page, query) => {
    await open(page, query);
    await choose(page);
  },
);

test.describe('Keno Lights, a draw’s end', () => {
  test.use({ viewport: FRAME_SIZES.phone });
  test('shows all twenty numbers in their order, and none as a hit without a bet', async ({ page }) => {
    await open(page, 'renderer=canvas&locale=en', {
      startedAt: START - 20_000,
      result: { drawn: DRAWN },
      resultAt: START - 20_000,
      nextAt: START + 5_000,
    });
    await choose(page);
    await expect(page.locator('.latest')).toHaveText('29');
    await expect(page.locator('.calls-list .mine')).toHaveCount(0);
    await expect(page).toHaveScreenshot('keno-lights-drawn.png', { clip: part(0, 0, 412, 300) });
  });
});
