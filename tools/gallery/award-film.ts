import { JackpotShow } from '../../tests/visual/support/jackpot-show.ts';
import { openFilmContext } from './film-context.ts';
import { joinFrames } from './join-frames.ts';
import type { Platform } from './platform.ts';
import type { Size } from './scene.ts';

/** Moments of each part of the draw: seconds after its beginning, or after its label. */
const RING = [[0.5], [0.45, 'landed']] as const;
const WHEEL = [[0.22], [1.6], [-0.4, 'landed'], [1, 'landed']] as const;
const AWARD = [[0.62], [1.2], [2.6], [4.6], [6.9]] as const;
/** The end comes in by the page's own style. */
const END_MS = 700;

/** Twelve frames of a jackpot's draw, from the ring to Collect, as one picture. */
export async function filmAward(platform: Platform, size: Size): Promise<Buffer> {
  const context = await openFilmContext(platform, size);
  try {
    await context.addInitScript(() => {
      localStorage.setItem('guide_seen', '1000');
      localStorage.setItem('age_answer', 'ofAge');
    });
    const page = await context.newPage();
    const show = new JackpotShow(page);
    const frames: Buffer[] = [];
    const take = async (moments: readonly (readonly [number, string?])[]) => {
      for (const [seconds, label] of moments) {
        await show.seek(seconds, label);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        frames.push(await page.screenshot());
      }
    };
    await show.open('canvas');
    await show.spin('major');
    await take(RING);
    await show.finish('wheel');
    await take(WHEEL);
    await show.finish('moment');
    await take(AWARD);
    await show.finishAward();
    await page.waitForTimeout(END_MS);
    frames.push(await page.screenshot());
    return await joinFrames(frames, size);
  } finally {
    await context.close();
  }
}
