import type { Browser, CDPSession, Page } from 'playwright';
import type { FrontProbe } from '../../src/stage/front-probe.ts';
import { BOARD_WITH_CHANCE, drawOf, showBoard, type Won } from '../visual/support/jackpot-board.ts';
import { openPlayerPage } from './player-page.ts';

declare global {
  interface Window {
    __front?: FrontProbe;
  }
}

/** Timeout; a busy machine needs long for a page. */
const START_MS = 120_000;

export interface HallPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Prize of the next draw. */
  win(won: Won): void;
  close(): Promise<void>;
}

/** A page of a player who may always draw; only the prize is not from the server. Lobby animations are paused. */
export async function openHallPage(browser: Browser, origin: string, path: string): Promise<HallPage> {
  let next: Won = 'coin';
  const { context, page } = await openPlayerPage(browser, { 'lobby-paused': '1' });
  await showBoard(page, BOARD_WITH_CHANCE);
  await page.route('**/app/v1/receiveDrawChance', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: drawOf(next, route.request().postDataJSON()) } }),
  );
  await page.goto(`${origin}${path}?probe=1&renderer=webgl`);
  const cdp = await context.newCDPSession(page);
  // CPU time, not wall time: other work of the machine must not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    cdp,
    win: (won) => {
      next = won;
    },
    close: () => context.close(),
  };
}

export async function waitForFront(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__front !== undefined, null, { timeout: START_MS });
}

export async function waitForPlaying(page: Page, movement: 'ring' | 'wheel' | 'moment'): Promise<void> {
  await page.waitForFunction((name) => window.__front?.playing() === name, movement, { timeout: START_MS });
}

export async function spin({ page, win }: HallPage, won: Won): Promise<void> {
  win(won);
  // Pressed by the keyboard, as the position of the button is not measured.
  await page.waitForFunction(
    () => !document.querySelector('[data-spin][aria-disabled], [data-spin][aria-busy]'),
  );
  await page.locator('[data-spin]').press('Enter');
  await waitForPlaying(page, 'ring');
}

/** Plays the rest of the draw without its time, and takes the award. */
export async function finishDraw({ page }: HallPage, parts: readonly ('wheel' | 'moment')[]): Promise<void> {
  for (const part of parts) {
    await page.evaluate(() => window.__front?.finish());
    await waitForPlaying(page, part);
  }
  await page.evaluate(() => window.__front?.finish());
  await page.getByRole('button', { name: 'Done' }).click();
  await page.locator('[data-hall][data-phase="idle"]').waitFor();
}

/** Milliseconds of script per frame of the page during `ms`, and its frames per second. */
export async function measureScript(
  { page, cdp }: Pick<HallPage, 'page' | 'cdp'>,
  ms: number,
): Promise<{ script: number; rate: number }> {
  const read = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  };
  const before = await read();
  const frames = await page.evaluate(
    (length) =>
      new Promise<number>((settle) => {
        const from = performance.now();
        let count = 0;
        const tick = () => {
          count += 1;
          if (performance.now() - from < length) requestAnimationFrame(tick);
          else settle(count);
        };
        requestAnimationFrame(tick);
      }),
    ms,
  );
  return { script: (((await read()) - before) * 1000) / frames, rate: (frames * 1000) / ms };
}
