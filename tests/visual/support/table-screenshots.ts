import type { Page } from '@playwright/test';
import type { PlacedBets } from '../../../contract/games/placed-bets.ts';
import type { GameMaths } from '../../../maths/game-maths.ts';
import { FRAME_SIZES, findRound, openFrame, pictureSizes, waitForRest } from './open-frame.ts';
import type { Part } from './part.ts';
import { expect, test } from './test.ts';

interface TableShots<Outcome extends { readonly wins: readonly unknown[] }> {
  readonly title: string;
  readonly maths: GameMaths<PlacedBets, never, Outcome>;
  /** The bet of the pictured round, and the spots that are pressed for it. */
  readonly bet: PlacedBets;
  readonly presses: readonly string[];
  isPictured(outcome: Outcome): boolean;
  readonly parts: Readonly<Record<'side' | 'desktop' | 'win', Part>>;
}

async function place(page: Page, presses: readonly string[]): Promise<void> {
  // A press before the opening is answered places nothing.
  await expect(page.locator('.spot').first()).toHaveAttribute('aria-disabled', 'false');
  // A chip that is placed before the game has opened is not taken.
  await expect(page.locator('.spot').first()).toHaveAttribute('aria-disabled', 'false');
  for (const spot of presses) await page.locator(`[data-spot="${spot}"]`).click();
  await waitForRest(page);
}

/** A table at three sizes with chips placed, each in another language and by another renderer, and a won round’s end. */
export function pictureTable<Outcome extends { readonly wins: readonly unknown[] }>(
  shots: TableShots<Outcome>,
): void {
  const { title, maths, bet, presses, isPictured, parts } = shots;
  const { slug } = maths;
  const round = findRound(maths, bet, ({ outcome, win, stake }) => win > stake && isPictured(outcome));
  pictureSizes({ title, slug, shows: 'stands with chips placed', parts }, async (page, query) => {
    await openFrame(page, maths, round, query);
    await place(page, presses);
  });
  test.describe(`${title}, a round’s end`, () => {
    test.use({ viewport: FRAME_SIZES.phone });
    test('lights the spots that paid', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openFrame(page, maths, round, 'renderer=canvas&locale=en');
      await place(page, presses);
      await page.locator('button.spin').click();
      await expect(page.locator('.board-hint.won')).toBeAttached();
      await waitForRest(page);
      await expect(page).toHaveScreenshot(`${slug}-win.png`, { clip: parts.win });
    });
  });
}
