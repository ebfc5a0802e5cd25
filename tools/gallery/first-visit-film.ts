import { openFilmContext } from './film-context.ts';
import { joinFrames } from './join-frames.ts';
import type { Platform } from './platform.ts';
import type { Size } from './scene.ts';

/** A frame as the browser showed it. */
interface Frame {
  /** Seconds. */
  readonly at: number;
  readonly screenshot: Buffer;
}

/** Seconds after the curtain is there, after Accept, and after the answer to the age: four moments of each. */
const GATE = [0.1, 0.3, 0.6, 2.2];
const AGE = [0.15, 0.45, 0.6, 1.1];
const CURTAIN = [0.2, 0.45, 0.65, 1];
const REST_MS = 2_400;

/** Twelve frames of a first visit, from the closed curtain through notice and age to the lobby, as one picture. */
export async function filmFirstVisit(platform: Platform, size: Size): Promise<Buffer> {
  const context = await openFilmContext(platform, size);
  try {
    const page = await context.newPage();
    const recorder = await context.newCDPSession(page);
    const frames: Frame[] = [];
    recorder.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
      frames.push({ at: metadata.timestamp ?? 0, screenshot: Buffer.from(data, 'base64') });
      void recorder.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
    await recorder.send('Page.startScreencast', { format: 'jpeg', quality: 85 });
    const press = async (name: string) => {
      const button = page.getByRole('button', { name, exact: true });
      await button.waitFor();
      await page.waitForTimeout(REST_MS);
      const at = Date.now() / 1000;
      await button.click();
      return at;
    };
    await page.goto('/');
    await page.locator('#splash').waitFor();
    const opened = Date.now() / 1000;
    const accepted = await press('Accept');
    const answered = await press('Yes, I’m 21 or older');
    await page.waitForTimeout(REST_MS);
    const moments = [
      ...GATE.map((after) => opened + after),
      ...AGE.map((after) => accepted + after),
      ...CURTAIN.map((after) => answered + after),
    ];
    // What is shown at a moment is the last frame before it.
    const shown = moments.map((moment) => frames.findLast(({ at }) => at <= moment) ?? frames[0]);
    return await joinFrames(
      shown.flatMap((frame) => frame?.screenshot ?? []),
      size,
    );
  } finally {
    await context.close();
  }
}
