import type { Browser } from 'playwright';
import type { AnyGame } from '../../../maths/game-maths.ts';
import { openFramePage, playOn } from './open-frame-page.ts';
import { traceThreadTimes } from './thread-times.ts';

/** Rounds of which each is the highest win of so many seeds. */
const BEST_OF = 300;
const SHOW_MS = 9_000;

interface FrameCosts {
  /** Script of a frame in milliseconds, by the clock. */
  readonly median: number;
  readonly p95: number;
  /** The same by the time that the thread was at work. */
  readonly threadP95: number;
  readonly frames: number;
  /** Most of any frame. */
  readonly drawCalls: number;
  /** At the end. */
  readonly displayObjects: number;
}

/** What the frames of a round cost in which much is won: its spin and its whole celebration. */
export async function measureFrames(
  browser: Browser,
  origin: string,
  game: AnyGame,
  renderer: 'webgl' | 'canvas',
): Promise<FrameCosts> {
  const frame = await openFramePage(browser, origin, game, { stepMs: 0 }, renderer);
  frame.answers.bestOf = BEST_OF;
  const { page } = frame;
  await page.evaluate(() => {
    if (window.__costs) window.__costs = { script: [], draws: [] };
  });
  const endTrace = await traceThreadTimes(frame.cdp);
  await playOn(frame);
  await page.waitForTimeout(SHOW_MS);
  const { script, draws } = (await page.evaluate(() => window.__costs)) ?? { script: [], draws: [] };
  const thread = await endTrace();
  const displayObjects = await page.evaluate(() => {
    type Item = { readonly children?: readonly Item[] };
    const count = (item: Item): number => 1 + (item.children ?? []).reduce((sum, one) => sum + count(one), 0);
    const root = (window.__renderer as { lastObjectRendered?: Item } | undefined)?.lastObjectRendered;
    return root ? count(root) : 0;
  });
  await frame.close();
  return {
    median: share(script, 0.5),
    p95: share(script, 0.95),
    threadP95: share(thread, 0.95),
    frames: script.length,
    drawCalls: Math.max(0, ...draws),
    displayObjects,
  };
}

/** The value below which this share of all lie. */
function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
