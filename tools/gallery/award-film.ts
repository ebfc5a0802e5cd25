import sharp from 'sharp';
import { JackpotShow } from '../../tests/visual/support/jackpot-show.ts';
import type { Platform } from './platform.ts';
import type { Size } from './scene.ts';

/** Moments of each part of the draw: seconds after its beginning, or after its label. */
const RING = [[0.5], [0.45, 'landed']] as const;
const WHEEL = [[0.22], [1.6], [-0.4, 'landed'], [1, 'landed']] as const;
const AWARD = [[0.62], [1.2], [2.6], [4.6], [6.9]] as const;
/** Of a frame, and how many stand in a row. */
const TILES = { phone: { width: 206, columns: 6 }, desktop: { width: 426, columns: 4 } };
const GAP = 4;
const QUALITY = 68;
/** The end comes in by the page's own style. */
const END_MS = 700;

/** Twelve frames of a jackpot's draw, from the ring to Collect, as one picture. */
export async function filmAward({ browser, origin }: Platform, [width, height]: Size): Promise<Buffer> {
  const isPhone = width < height;
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
    baseURL: origin,
  });
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
    return await joinFrames(frames, isPhone ? TILES.phone : TILES.desktop, height / width);
  } finally {
    await context.close();
  }
}

async function joinFrames(
  frames: readonly Buffer[],
  { width, columns }: { width: number; columns: number },
  ratio: number,
): Promise<Buffer> {
  const height = Math.round(width * ratio);
  const tiles = await Promise.all(frames.map((frame) => sharp(frame).resize({ width, height }).toBuffer()));
  const lengthOf = (count: number, side: number) => count * (side + GAP) - GAP;
  const size = {
    width: lengthOf(columns, width),
    height: lengthOf(Math.ceil(tiles.length / columns), height),
  };
  return sharp({ create: { ...size, channels: 3, background: '#0E0B14' } })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: (index % columns) * (width + GAP),
        top: Math.floor(index / columns) * (height + GAP),
      })),
    )
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
}
