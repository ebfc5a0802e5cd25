import { cents } from '../../contract/money.ts';
import { ROYAL_SEVENS } from '../../maths/royal-sevens.ts';
import { findRound, openFrame, waitForRest } from '../../tests/visual/support/open-frame.ts';
import { joinFrames } from './join-frames.ts';
import type { Platform } from './platform.ts';
import type { Size } from './scene.ts';

const STAKE = cents(100);
/** Of the stake. */
const WIN_TIMES_STAKE = 25;
/** Milliseconds after SPIN. */
const FRAME_TIMES_MS = [300, 1_300, 2_100, 2_600, 3_000, 3_500, 4_000, 4_600, 5_300, 6_100, 7_200, 9_000];

/** Twelve frames of a large win in Royal Sevens, from the spin to its rest, as one picture. */
export async function filmBigWin({ browser }: Platform, size: Size): Promise<Buffer> {
  const [width, height] = size;
  const round = findRound(
    ROYAL_SEVENS,
    { stake: STAKE },
    ({ win, outcome }) => win >= WIN_TIMES_STAKE * STAKE && outcome.freeSpins.length === 0,
  );
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-US',
    reducedMotion: 'no-preference',
  });
  try {
    const page = await context.newPage();
    // The page's time is this film's: it stands still in between.
    await page.clock.install({ time: 0 });
    await openFrame(page, ROYAL_SEVENS, round, 'renderer=canvas&locale=en');
    await waitForRest(page);
    await page.clock.pauseAt(3_600_000);
    const isAnswered = page.waitForResponse('**/app/v1/game/bet');
    await page.locator('button.spin').click();
    await isAnswered;
    const frames: Buffer[] = [];
    let shown = 0;
    for (const moment of FRAME_TIMES_MS) {
      await page.clock.runFor(moment - shown);
      shown = moment;
      frames.push(await page.screenshot());
    }
    return await joinFrames(frames, size);
  } finally {
    await context.close();
  }
}
