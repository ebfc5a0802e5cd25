import type { Page } from '@playwright/test';
import { MINES_OF_BRASS } from '../../maths/mines-of-brass.ts';
import { minesOf } from '../maths/support/mines.ts';
import { FRAME_SIZES, openActFrame, pictureSizes, pressAgain, waitForRest } from './support/open-frame.ts';
import { part } from './support/part.ts';
import { expect, test } from './support/test.ts';

const SEEDS = { serverSeed: '7'.repeat(64), clientSeed: 'picture-seed' };
const MINES = minesOf(MINES_OF_BRASS.readBet({ stake: 100, mines: 3 }), SEEDS);
const [MINE = 0] = MINES;
const SAFE = [0, 6, 7, 12, 18, 24].filter((cell) => !MINES.includes(cell)).slice(0, 4);

async function open(page: Page, query: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openActFrame(page, MINES_OF_BRASS, SEEDS, query);
  await page.locator('button.spin').click();
  for (const [index, cell] of SAFE.entries()) {
    await page.locator('.cell').nth(cell).click();
    await expect(page.locator('.cell[aria-disabled=true]')).toHaveCount(index + 1);
  }
}

pictureSizes(
  {
    title: 'Mines of Brass',
    slug: 'mines-of-brass',
    shows: 'waits with four cells open',
    parts: { side: part(0, 0, 440, 368), desktop: part(480, 0, 220, 520) },
  },
  open,
);

test.describe('Mines of Brass, a round’s end', () => {
  test.use({ viewport: FRAME_SIZES.phone });
  test('shows every mine after cashing out', async ({ page }) => {
    await open(page, 'renderer=canvas&locale=en');
    await pressAgain(page);
    await expect(page.getByText(/^Win/).first()).toBeAttached();
    await waitForRest(page);
    await expect(page).toHaveScreenshot('mines-of-brass-win.png', { clip: part(0, 230, 412, 270) });
  });
  test('shows the mine that went off', async ({ page }) => {
    await open(page, 'renderer=canvas&locale=en');
    await page.locator('.cell').nth(MINE).click();
    await expect(page.getByText('Mine after 4 gems').first()).toBeAttached();
    await waitForRest(page);
    await expect(page).toHaveScreenshot('mines-of-brass-lost.png', { clip: part(0, 200, 230, 260) });
  });
});
