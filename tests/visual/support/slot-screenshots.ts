import type { Page } from '@playwright/test';
import type { SlotBet } from '../../../contract/games/slot.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import type { GameMaths } from '../../../maths/game-maths.ts';
import { FRAME_SIZES, findRound, openFrame, pictureSizes, waitForRest } from './open-frame.ts';
import { part } from './part.ts';
import { expect, test } from './test.ts';

interface SlotShots<Outcome> {
  readonly title: string;
  readonly maths: GameMaths<SlotBet, never, Outcome>;
  /** What the pictured round lights. */
  readonly lights: string;
  isPictured(round: { readonly win: Cents; readonly outcome: Outcome }): boolean;
}

/**
 * A machine is the same on both sides: its last reels show where it is and how large. On a phone the first reels, where
 * wins begin, and the win; the symbols that pay most.
 */
export const SLOT_PARTS = {
  side: part(390, 0, 160, 368),
  desktop: part(640, 0, 140, 640),
  win: part(0, 250, 290, 380),
  pays: part(0, 0, 412, 560),
  /** Three reels and the board: where a win stands. */
  won: part(20, 300, 240, 270),
};

/** A won round’s end on a phone: what a slot has of its own. The page around it is that of all slots, and pictured with others. */
export function pictureSlotWin<Outcome>({ title, maths, lights, isPictured }: SlotShots<Outcome>): void {
  const { slug } = maths;
  test.describe(`${title}, a round’s end`, () => {
    test.use({ viewport: FRAME_SIZES.phone });
    test(`lights ${lights}`, async ({ page }) => {
      const round = findRound(maths, { stake: cents(100) }, isPictured);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openFrame(page, maths, round, 'renderer=canvas&locale=en');
      await waitForRest(page);
      await showWin(page);
      await expect(page).toHaveScreenshot(`${slug}-phone.png`, { clip: SLOT_PARTS.won });
    });
  });
}

async function showWin(page: Page): Promise<void> {
  await page.locator('button.spin').click();
  await expect(page.getByText(/^Win/)).toBeAttached();
  await waitForRest(page);
}

/** A slot at rest at three sizes, each in another language and by another renderer, a won round’s end and its pays. */
export function pictureSlot<Outcome>({ title, maths, lights, isPictured }: SlotShots<Outcome>): void {
  const { slug } = maths;
  const round = findRound(maths, { stake: cents(100) }, isPictured);
  pictureSizes({ title, slug, shows: 'stands at rest', parts: SLOT_PARTS }, async (page, query) => {
    await openFrame(page, maths, round, query);
    await waitForRest(page);
  });
  test.describe(`${title}, a round’s end`, () => {
    test.use({ viewport: FRAME_SIZES.phone });
    test(`lights ${lights}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openFrame(page, maths, round, 'renderer=canvas&locale=en');
      await waitForRest(page);
      await showWin(page);
      await expect(page).toHaveScreenshot(`${slug}-win.png`, { clip: SLOT_PARTS.win });
      await page.getByRole('button', { name: 'Paytable, rules and rounds' }).click();
      await expect(page).toHaveScreenshot(`${slug}-pays.png`, { clip: SLOT_PARTS.pays });
    });
  });
}
