import type { Page } from '@playwright/test';
import type { SlotBet } from '../../../contract/games/slot.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import type { GameMaths } from '../../../maths/game-maths.ts';
import { FRAME_SIZES, findRound, openFrame, waitForRest } from './open-frame.ts';
import type { Part } from './part.ts';
import { expect, test } from './test.ts';

interface Moment {
  /** Of the picture's file, after the game's. */
  readonly name: string;
  /** What the frame has said last. */
  readonly said: RegExp;
  /** From then on, in milliseconds. */
  readonly afterMs: number;
  readonly shown: Part;
}

interface FeatureShots<Outcome> {
  readonly title: string;
  readonly maths: GameMaths<SlotBet, never, Outcome>;
  /** What the moments show. */
  readonly shows: string;
  isPictured(round: { readonly win: Cents; readonly outcome: Outcome }): boolean;
  /** In the order of the round. */
  readonly moments: readonly Moment[];
}

const STEP_MS = 50;
/** Of the page's clock: no feature that is pictured takes longer to its next moment. */
const MAX_STEPS = 1_200;

/** Moments of a feature on a phone, each as a picture. The page's clock is this test's, so that it stands still in between. */
export function pictureFeature<Outcome>(shots: FeatureShots<Outcome>): void {
  const { title, maths, shows, moments } = shots;
  const { slug } = maths;
  test.describe(`${title}, its feature`, () => {
    test.use({ viewport: FRAME_SIZES.phone });
    test(`shows ${shows}`, async ({ page }) => {
      const round = findRound(maths, { stake: cents(100) }, shots.isPictured);
      await page.clock.install({ time: 0 });
      await openFrame(page, maths, round, 'renderer=canvas&locale=en');
      await waitForRest(page);
      await page.clock.pauseAt(3_600_000);
      const isAnswered = page.waitForResponse('**/app/v1/game/bet');
      await page.locator('button.spin').click();
      await isAnswered;
      for (const { name, said, afterMs, shown } of moments) {
        await runUntilSaid(page, said);
        await page.clock.runFor(afterMs);
        await expect(page).toHaveScreenshot(`${slug}-${name}.png`, { clip: shown });
      }
    });
  });
}

/** @throws Error where the frame does not say it */
async function runUntilSaid(page: Page, said: RegExp): Promise<void> {
  const live = page.locator('p.unseen[role="status"]');
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (said.test((await live.textContent()) ?? '')) return;
    await page.clock.runFor(STEP_MS);
  }
  throw new Error(`The frame does not say ${String(said)}, but: ${await live.textContent()}`);
}
