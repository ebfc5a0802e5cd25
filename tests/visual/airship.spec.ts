import type { Page } from '@playwright/test';
import type { WatchedRound } from '../../contract/games/game-calls.ts';
import { AIRSHIP } from '../../maths/airship.ts';
import { FRAME_SIZES, openActFrame, pictureSizes } from './support/open-frame.ts';
import { part } from './support/part.ts';
import { followRound, hideCountdown, SEEDS, START } from './support/shared-round.ts';
import { expect, test } from './support/test.ts';

const PAST = [273, 110, 101, 2_904, 187, 545, 132, 1_208, 160, 224].map((crashAt) => ({ crashAt }));

async function open(page: Page, query: string, change: Partial<WatchedRound['round']> = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await followRound(page, { bettingMs: 8_000, past: PAST, change });
  await openActFrame(page, AIRSHIP, SEEDS, query);
  await expect(page.locator('button.spin')).toHaveAttribute('aria-disabled', 'false');
  await hideCountdown(page);
}

pictureSizes(
  {
    title: 'Airship',
    slug: 'airship',
    shows: 'lies at its mast while bets are open',
    parts: { side: part(0, 0, 420, 368), desktop: part(480, 0, 320, 640) },
  },
  open,
);

test.describe('Airship, a flight’s end', () => {
  test.use({ viewport: FRAME_SIZES.phone });
  test('shows where it ended', async ({ page }) => {
    const startedAt = START - 20_000;
    await open(page, 'renderer=canvas&locale=en', {
      startedAt,
      result: { crashAt: 304 },
      resultAt: START,
      nextAt: START + 5_000,
    });
    await expect(page.locator('.times')).toHaveText('×3.04');
    await expect(page).toHaveScreenshot('airship-gone.png', { clip: part(0, 40, 412, 220) });
  });
});
